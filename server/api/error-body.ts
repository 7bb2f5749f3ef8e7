import type { ORPCError } from '@orpc/server'
import * as z from 'zod'

const Issues = z.object({
  issues: z.array(
    z.object({ message: z.string(), path: z.array(z.union([z.string(), z.number()])).optional() }),
  ),
})

/** The shape of every failure: `mensagens` at the top, as the specification reads them, then what programs need. */
export type ErrorBody = {
  mensagens: { tipo: 'erro'; mensagem: string }[]
  code: string
  status: number
  data?: unknown
}

/** Says in the contract's shape what went wrong. Details of a failure that is not the caller's stay in the log. */
export function errorBody(error: ORPCError<string, unknown>): ErrorBody {
  const { code, status, data, defined } = error
  const invalid = Issues.safeParse(data)
  if (status === 400 && invalid.success) {
    const mensagens = invalid.data.issues.map(({ message, path }) => message400(message, path))
    return { mensagens, code: 'EntradaInvalida', status }
  }
  // The parser's own words are for programmers, and in English.
  if (code === 'BAD_REQUEST') return { mensagens: [unreadable()], code: 'EntradaInvalida', status }
  // Of the contract's own refusals, one says that a bank is out of reach.
  if (status >= 500 && !defined) return { mensagens: [oops()], code: 'ErroInterno', status }

  const body: ErrorBody = { mensagens: [{ tipo: 'erro', mensagem: error.message }], code, status }
  return data === undefined ? body : { ...body, data }
}

/** A failure that no call of the contract tells of, as its callers read it. */
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
