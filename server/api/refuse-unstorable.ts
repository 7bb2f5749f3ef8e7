import { ORPCError } from '@orpc/server'
import * as z from 'zod'

/**
 * SQLSTATEs for values that PostgreSQL cannot store: invalid bytes, NUL in text and in JSON, lone surrogates, numbers
 * out of range, and texts that are no number, date or id.
 */
const CODES = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008'])

const DatabaseError = z.object({ code: z.string() })
const Caused = z.object({ cause: z.unknown() })

/** Deeper than anything that a contract describes. */
const DEEPEST = 64

/** Refuses (400) a call that failed because of a value that the database cannot store: the caller's mistake. */
export function refuseUnstorable(error: unknown): void {
  if (isUnstorable(error)) throw unstorable()
}

/**
 * Refuses texts that no column can store, anywhere in a call: NUL and lone surrogates. Checked once for all calls,
 * before any schema or use case, including keys of free-form objects.
 */
export function refuseUnstorableText(input: unknown, depth = 0): void {
  if (typeof input === 'string') {
    if (input.includes('\u0000') || !input.isWellFormed()) throw unstorable()
  } else if (Array.isArray(input)) for (const one of input) lookInto(one, depth)
  else if (typeof input === 'object' && input !== null && !(input instanceof Blob))
    for (const [name, one] of Object.entries(input)) {
      refuseUnstorableText(name)
      lookInto(one, depth)
    }
}

function lookInto(one: unknown, depth: number): void {
  if (depth >= DEEPEST) throw unstorable()
  refuseUnstorableText(one, depth + 1)
}

function unstorable() {
  return new ORPCError('BAD_REQUEST', {
    status: 400,
    message: 'Este pedido tem caracteres ou números que a loja não usa',
  })
}

/** Whether an error is PostgreSQL's complaint about a value that it cannot store. */
export function isUnstorable(error: unknown): boolean {
  const raised = DatabaseError.safeParse(error)
  if (raised.success && CODES.has(raised.data.code)) return true
  const { data } = Caused.safeParse(error)

  return data?.cause !== undefined && isUnstorable(data.cause)
}
