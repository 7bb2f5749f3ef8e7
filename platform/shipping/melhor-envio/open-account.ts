import { createFallback } from '../carriers/fallback.ts'
import type { FreightAccountKey, OpenedFreightAccount, OpenFreightAccount } from '../port.ts'
import { melhorEnvio } from './melhor-envio.ts'

/** Origins of Melhor Envio's API, without a trailing slash. */
export const MELHOR_ENVIO = {
  producao: 'https://melhorenvio.com.br',
  teste: 'https://sandbox.melhorenvio.com.br',
} as const satisfies FreightUrls

export type FreightUrls = Record<FreightAccountKey['ambiente'], string>

type FreightAccountOpenerInput = {
  urls: FreightUrls
  contact: () => string
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
  onFailure: (error: unknown) => void
  timeoutMs?: number | undefined
}

/** Returns a function that opens accounts, each once as long as its token stays the same. */
export function freightAccountOpener({
  urls,
  contact,
  elapsed,
  onFailure,
  timeoutMs,
}: FreightAccountOpenerInput): OpenFreightAccount {
  const opened = new Map<FreightAccountKey['ambiente'], { token: string; account: OpenedFreightAccount }>()

  return ({ ambiente, token }) => {
    const known = opened.get(ambiente)
    if (known?.token === token) return known.account
    const account = {
      api: melhorEnvio({ url: urls[ambiente], token, contact, timeoutMs }),
      orElse: createFallback({ onFailure, now: elapsed }),
    }
    opened.set(ambiente, { token, account })

    return account
  }
}
