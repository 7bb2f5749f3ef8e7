import { ORPCError } from '@orpc/server'
import * as z from 'zod'

/** What PostgreSQL says of text that it can't hold: bytes that are no characters, and NUL in plain text and in JSON. */
const CODES = new Set(['22021', '22P05'])

const DatabaseError = z.object({ code: z.string() })
const Caused = z.object({ cause: z.unknown() })

/** Refuses a call that failed because it holds what no text of the shop can hold: that is its sender's mistake (400). */
export function refuseUnstorableText(error: unknown): void {
  if (!isUnstorableText(error)) return
  throw new ORPCError('BAD_REQUEST', {
    status: 400,
    message: 'Este endereço tem caracteres que a loja não usa',
  })
}

function isUnstorableText(error: unknown): boolean {
  const raised = DatabaseError.safeParse(error)
  if (raised.success) return CODES.has(raised.data.code)
  const { data } = Caused.safeParse(error)

  return data?.cause !== undefined && isUnstorableText(data.cause)
}
