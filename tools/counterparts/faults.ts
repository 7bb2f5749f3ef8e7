import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'
import type { Dropping } from './listen.ts'

/** Failures on demand, for tests and manual trials. */
export const Faults = z.object({
  /** Answers 503 and does nothing. */
  foraDoAr: z.boolean().default(false),
  /** Milliseconds before each answer. */
  lentidao: z.int().min(0).max(60_000).default(0),
  /** Does the work, and breaks the connection instead of answering. */
  semResposta: z.boolean().default(false),
  /** Does the work, and answers with a text that is no answer. */
  lixo: z.boolean().default(false),
  /** Answers 401 to every access token. */
  tokenVencido: z.boolean().default(false),
  /** Answers 409 to every repeated idempotency key, in place of its first answer. */
  chaveUsada: z.boolean().default(false),
  /** Signs webhooks with another secret than the shop's. */
  assinaturaErrada: z.boolean().default(false),
  /** Sends no webhooks. */
  semAvisos: z.boolean().default(false),
  /** How often each webhook is sent. */
  copias: z.int().min(1).max(50).default(1),
  /** Delays webhooks for a moment, and sends the last one first. */
  foraDeOrdem: z.boolean().default(false),
})

export type Faults = z.output<typeof Faults>

/** The faults apply to the calls of shops, not to the simulation's own pages. */
export function withFaults(faults: () => Faults): MiddlewareHandler<Dropping> {
  return async (c, next) => {
    const { foraDoAr, lentidao, semResposta, lixo } = faults()
    if (lentidao > 0) await new Promise((resolve) => setTimeout(resolve, lentidao))
    if (foraDoAr) return c.json({ title: 'Serviço indisponível', status: 503 }, 503)
    await next()
    if (lixo) c.res = new Response('<html><body>Em manutenção</body></html>', { status: 200 })
    if (semResposta) c.env.drop()
    return undefined
  }
}
