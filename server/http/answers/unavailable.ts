import { ORPCError } from '@orpc/server'
import { type Outage, outageOf } from '#platform/database/outage.ts'
import { S3Failure } from '#platform/infrastructure/storage/s3-failure.ts'
import type { Refused } from './send-text.ts'

/**
 * Outages of the shop as a whole: the request is fine and may be repeated. `busy` also covers the limit of renderings.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly outage: Outage

  constructor(outage: Outage, options?: ErrorOptions) {
    super(`the shop can't answer now: ${outage}`, options)
    this.outage = outage
  }
}

/** Returns the refusal for an error that is an outage; null for every other error. */
export function unavailability(error: unknown): Refused | null {
  const outage = outageIn(error)
  if (!outage) return null
  const { code, mensagem, seconds } = SAYINGS[outage]

  return { status: 503, code, mensagem, headers: { 'retry-after': String(seconds) } }
}

/** Throws the same as a failure of an API call; throws nothing for other errors. */
export function refuseOutage(error: unknown): void {
  const outage = outageIn(error)
  if (!outage) return
  const { code, mensagem: message, seconds: espera } = SAYINGS[outage]
  throw new ORPCError(code, { defined: true, status: 503, message, data: { espera }, cause: error })
}

function outageIn(error: unknown): Outage | null {
  if (error instanceof Unavailable) return error.outage
  return error instanceof S3Failure && error.isPassing ? 'away' : outageOf(error)
}

const SAYINGS: Record<Outage, { code: string; mensagem: string; seconds: number }> = {
  away: {
    code: 'LojaIndisponivel',
    mensagem: 'A loja está fora do ar por um momento. Tente de novo em alguns segundos.',
    seconds: 5,
  },
  busy: {
    code: 'LojaCheia',
    mensagem: 'Muita gente está na loja agora. Tente de novo em alguns segundos.',
    seconds: 5,
  },
  full: {
    code: 'SemEspaco',
    mensagem: 'A loja não consegue gravar nada agora. Tente de novo em alguns minutos.',
    seconds: 60,
  },
  'read-only': {
    code: 'SomenteLeitura',
    mensagem: 'A loja não consegue gravar nada agora. Tente de novo em alguns minutos.',
    seconds: 30,
  },
}
