import { ORPCError } from '@orpc/server'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'

/**
 * Creates a refusal. Thrown inside a transaction, it also rolls it back. The contract checks `data` before it is sent.
 * `mensagem` replaces the listed sentence if the message depends on the circumstances; without one, `CadastroInvalido`
 * says its `motivo`.
 */
export function refuse(code: RefusalCode, data?: unknown, mensagem?: string) {
  const { status, message } = REFUSALS[code]
  return new ORPCError(code, {
    defined: true,
    status,
    message: mensagem ?? reasonOf(code, data) ?? message,
    data,
  })
}

function reasonOf(code: RefusalCode, data: unknown): string | undefined {
  if (code !== 'CadastroInvalido' || typeof data !== 'object' || data === null) return
  const motivo: unknown = Reflect.get(data, 'motivo')

  return typeof motivo === 'string' ? motivo : undefined
}

/**
 * Returns the message of a refusal, for batches in which one refusal does not stop the others. Rethrows every other
 * error.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError && error.code in REFUSALS) return error.message
  throw error
}
