import { ORPCError } from '@orpc/server'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'

/**
 * Thrown inside a transaction, it also rolls it back. The contract checks `data` on the way out. `mensagem` stands for the
 * sentence of the list where only the circumstances tell what to say; without one, `CadastroInvalido` says its `motivo`.
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

/** What somebody reads of a refusal, where one of many stops no other. What is no refusal is thrown on. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError && error.code in REFUSALS) return error.message
  throw error
}
