import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'

/** What goes wrong on demand, for tests and for who wants to see how the shop takes it. */
export const Faults = z.object({
  /** Answers 503 and does nothing. */
  foraDoAr: z.boolean().default(false),
  /** Milliseconds before each answer. */
  lentidao: z.int().min(0).max(60_000).default(0),
  /** Does the work, and breaks the connection instead of answering. */
  semResposta: z.boolean().default(false),
  /** Does not tell what happens. */
  semAvisos: z.boolean().default(false),
  /** How often each notice is sent. */
  copias: z.int().min(1).max(50).default(1),
  /** Holds notices back for a moment, and sends the last one first. */
  foraDeOrdem: z.boolean().default(false),
})

export type Faults = z.output<typeof Faults>

/** The calls of shops meet the faults; the simulation's own pages don't. */
export function withFaults(faults: () => Faults): MiddlewareHandler<{ Bindings: { drop: () => void } }> {
  return async (c, next) => {
    const { foraDoAr, lentidao, semResposta } = faults()
    if (lentidao > 0) await new Promise((resolve) => setTimeout(resolve, lentidao))
    if (foraDoAr) return c.json({ title: 'Serviço indisponível', status: 503 }, 503)
    await next()
    if (semResposta) c.env.drop()
    return undefined
  }
}
