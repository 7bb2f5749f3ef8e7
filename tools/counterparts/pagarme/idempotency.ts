import type { MiddlewareHandler } from 'hono'
import type { Faults } from '../faults.ts'
import { problem } from './answers.ts'
import type { Ledger } from './ledger.ts'

/**
 * Answers a repeated request with what it answered before, whatever that was, by the header `Idempotency-Key`. Pagar.me
 * forgets a key after 24 hours; here, `ledger.answers.clear()` does.
 */
export function withIdempotency(ledger: Ledger, faults: () => Faults): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (!key) return next()
    const name = `${c.req.method} ${c.req.path} ${key}`
    const known = ledger.answers.get(name)
    if (known && faults().chaveUsada) return c.json(problem('A request with this key is in progress.'), 409)
    if (known) return Response.json(known.json, { status: known.status })
    await next()
    if (c.res.status < 500)
      ledger.answers.set(name, { status: c.res.status, json: await c.res.clone().json() })
  }
}
