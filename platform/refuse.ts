import { ORPCError } from '@orpc/server'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'

/** Thrown inside a transaction, it also rolls it back. The contract checks `data` on the way out. */
export function refuse(code: RefusalCode, data?: unknown) {
  const { status, message } = REFUSALS[code]
  return new ORPCError(code, { defined: true, status, message, data })
}
