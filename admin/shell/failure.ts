import { ORPCError } from '@orpc/client'
import * as z from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import type { FieldProblem } from '#domain/format/field-problem.ts'

/** An error of an API call: `code` for programs, `mensagem` for people, `campos` for the fields of a form. */
export type Failure = {
  code: RefusalCode | 'EntradaInvalida' | 'SemConexao' | 'ErroInterno'
  mensagem: string
  campos: Record<string, string>
  dados: unknown
}

const OFFLINE =
  'Não conseguimos falar com a loja. Confira sua conexão e tente de novo; nada do que você digitou se perdeu.'

/** What the contract's schemas found wrong with an input before it was sent. */
const Unsent = z.object({
  issues: z.array(
    z.object({ message: z.string(), path: z.array(z.union([z.string(), z.number()])).optional() }),
  ),
})

/** Converts an error of an `api` call to a `Failure`. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ORPCError)) return { code: 'SemConexao', mensagem: OFFLINE, campos: {}, dados: null }
  const unsent = Unsent.safeParse(error.data)
  if (unsent.success) {
    const campos = unsent.data.issues.map(({ message, path = [] }) => ({
      campo: path.join('.'),
      mensagem: message,
    }))
    return failureOf(invalidInput(campos))
  }
  const { code, message: mensagem, data: dados } = error

  return { code: code as Failure['code'], mensagem, campos: fieldsOf(dados), dados }
}

/** Sentences in a notification; a form shows the others at their fields. */
const MAX_SENTENCES = 3

/** Returns the text of a notification: the first sentences, each once, and how many more there are. */
export function shownText({ mensagem }: Failure): string {
  const sentences = [...new Set(mensagem.split('\n'))]
  const more = sentences.length - MAX_SENTENCES

  return [...sentences.slice(0, MAX_SENTENCES), ...(more > 0 ? [`E mais ${more}.`] : [])].join('\n')
}

/** Whether the store refused the call; otherwise it is unknown whether the call was carried out. */
export function isAnswered({ code }: Failure): boolean {
  return code !== 'SemConexao' && code !== 'ErroInterno'
}

/** Builds an `api` error from the body of a refusal (`mensagens` at the top level, as everywhere in the contract). */
export function errorOfBody(body: unknown, status: number): ORPCError<string, unknown> {
  const { mensagens, code, data } = (body ?? {}) as {
    mensagens?: { mensagem: string }[]
    code?: string
    data?: unknown
  }
  const sentences = mensagens?.map(({ mensagem }) => mensagem) ?? ['Algo não funcionou. Tente de novo.']
  if (code === 'EntradaInvalida') return invalidInput(sentences.map(fieldAndSentence))

  return new ORPCError(code ?? 'ErroInterno', {
    status: Math.max(status, 400),
    message: sentences.join('\n'),
    data,
  })
}

/** Splits a schema error (`loja.nome: …`), so that the path is never shown. A sentence begins with a capital. */
function fieldAndSentence(text: string): FieldProblem {
  const [, campo = '', mensagem = text] = /^([a-z][\w.]*): (.+)$/s.exec(text) ?? []

  return { campo, mensagem }
}

/** Builds the `api` error of an input with these problems, for what a form knows before it sends. */
export function invalidInput(campos: FieldProblem[]): ORPCError<string, unknown> {
  const message = campos.map(({ mensagem }) => mensagem).join('\n')

  return new ORPCError('EntradaInvalida', { status: 400, message, data: { campos } })
}

/** By field; the first error of a field is the one to show. */
function fieldsOf(dados: unknown): Record<string, string> {
  const { campos } = (dados ?? {}) as { campos?: FieldProblem[] }

  return Object.fromEntries(
    (campos ?? []).map(({ campo, mensagem }): [string, string] => [campo, mensagem]).reverse(),
  )
}
