import type { ORPCError } from '@orpc/server'
import * as z from 'zod'

const Issues = z.object({
  issues: z.array(
    z.object({ message: z.string(), path: z.array(z.union([z.string(), z.number()])).optional() }),
  ),
})

/** The body of every failure: `mensagens` first, as the specification says, then fields for programs. */
export type ErrorBody = {
  mensagens: { tipo: 'erro'; mensagem: string }[]
  code: string
  status: number
  data?: unknown
}

/** Describes a failure in the contract's shape. Details of a failure that is not the caller's stay in the log. */
export function errorBody(error: ORPCError<string, unknown>): ErrorBody {
  const { code, status, data, defined } = error
  const invalid = Issues.safeParse(data)
  if (status === 400 && invalid.success) {
    const mensagens = invalid.data.issues.map(({ message, path }) => message400(message, path))
    return { mensagens, code: 'EntradaInvalida', status }
  }
  // The JSON parser's own message is in English and for programmers.
  if (code === 'BAD_REQUEST') return { mensagens: [unreadable()], code: 'EntradaInvalida', status }
  // One of the contract's refusals says that a bank is unreachable (5xx).
  if (status >= 500 && !defined) return { mensagens: [oops()], code: 'ErroInterno', status }

  const body: ErrorBody = { mensagens: [{ tipo: 'erro', mensagem: error.message }], code, status }
  return data === undefined ? body : { ...body, data }
}

/** A failure that the contract does not declare, as callers see it. */
export function errorText({
  code,
  status,
  mensagem,
}: {
  code: string
  status: number
  mensagem: string
}): string {
  return JSON.stringify({ mensagens: [{ tipo: 'erro', mensagem }], code, status } satisfies ErrorBody)
}

function message400(message: string, path: (string | number)[] | undefined) {
  const field = path?.join('.')
  return { tipo: 'erro' as const, mensagem: field ? `${field}: ${message}` : message }
}

function unreadable() {
  return {
    tipo: 'erro' as const,
    mensagem: 'Não conseguimos ler este pedido. Confira o endereço e o corpo, que deve ser JSON válido.',
  }
}

function oops() {
  return { tipo: 'erro' as const, mensagem: 'Algo não funcionou do nosso lado. Tente de novo em instantes.' }
}
