import { ORPCError } from '@orpc/client'
import type { RefusalCode } from '#contract/refusals.ts'

/** An error of an API call: `code` for programs, `mensagem` for people, `campos` for the fields of a form. */
export type Failure = {
  code: RefusalCode | 'EntradaInvalida' | 'SemConexao' | 'ErroInterno'
  mensagem: string
  campos: Record<string, string>
  dados: unknown
}

const OFFLINE =
  'Não conseguimos falar com a loja. Confira sua conexão e tente de novo; nada do que você digitou se perdeu.'

/** Converts an error of an `api` call to a `Failure`. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ORPCError)) return { code: 'SemConexao', mensagem: OFFLINE, campos: {}, dados: null }
  const { code, message: mensagem, data: dados } = error

  return { code: code as Failure['code'], mensagem, campos: fieldsOf(dados), dados }
}

/** Builds an `api` error from the body of a refusal (`mensagens` at the top level, as everywhere in the contract). */
export function errorOfBody(body: unknown, status: number): ORPCError<string, unknown> {
  const { mensagens, code, data } = (body ?? {}) as {
    mensagens?: { mensagem: string }[]
    code?: string
    data?: unknown
  }
  const sentences = mensagens?.map(({ mensagem }) => mensagem) ?? ['Algo não funcionou. Tente de novo.']
  if (code === 'EntradaInvalida') return invalid(sentences)

  return new ORPCError(code ?? 'ErroInterno', {
    status: Math.max(status, 400),
    message: sentences.join('\n'),
    data,
  })
}

/** Splits a schema error (`loja.nome: …`) into field and message, so that the path is never shown. */
function invalid(sentences: string[]): ORPCError<string, unknown> {
  const campos = sentences.map((sentence) => {
    const [, campo = '', mensagem = sentence] = /^([\w.]+): (.+)$/s.exec(sentence) ?? []
    return { campo, mensagem }
  })
  const message = campos.map(({ mensagem }) => mensagem).join('\n')

  return new ORPCError('EntradaInvalida', { status: 400, message, data: { campos } })
}

function fieldsOf(dados: unknown): Record<string, string> {
  const { campos } = (dados ?? {}) as { campos?: { campo: string; mensagem: string }[] }

  return Object.fromEntries((campos ?? []).map(({ campo, mensagem }) => [campo, mensagem]))
}
