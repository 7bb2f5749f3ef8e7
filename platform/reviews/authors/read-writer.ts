import { type FieldProblem, problem } from '#domain/format/field-problem.ts'
import { readText, readWriter, type TypedWriter, textProblem } from '#domain/review/read-writer.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The kinds of text that come with a writer: their field, and how long they may be. */
const TEXTS = {
  pergunta: { campo: 'pergunta', from: 10, to: 1000, what: 'a sua pergunta' },
  mensagem: { campo: 'mensagem', from: 0, to: 2000, what: 'a sua mensagem' },
  avise: { campo: 'mensagem', from: 0, to: 1000, what: 'a sua mensagem' },
}

type WrittenText = { kind: keyof typeof TEXTS; text: string; nameless?: boolean }

/**
 * Reads the writer and their text. Fields that were left out come from the account of a logged-in customer. Refuses
 * `CamposInvalidos`, in the form's order.
 */
export async function readWriterInput(
  context: RequestContext,
  typed: TypedWriter,
  { kind, text, nameless = false }: WrittenText,
): Promise<TypedWriter & { words: string }> {
  const { campo, ...bounds } = TEXTS[kind]
  const words = readText(text)
  const read = readWriter(await withAccount(context, typed), { nameless })
  const campos: FieldProblem[] = [
    ...('campos' in read ? read.campos : []),
    ...problem(campo, textProblem(words, bounds)),
  ]
  if ('campos' in read || campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return { ...read.writer, words }
}

/** The typed value; if the field was left out, that of the logged-in customer's account. */
export async function withAccount(
  context: RequestContext,
  { nome, email, contato }: TypedWriter,
): Promise<TypedWriter> {
  const user = await getUser(context)
  if (!user.logado) return { nome, email, contato }

  return {
    nome: nome.trim() || user.nomeRazao,
    email: email.trim() || user.email,
    contato: contato.trim() || user.celular,
  }
}
