import { readEmail } from '../customer/read-email.ts'
import { emailProblem } from '../customer/read-person.ts'
import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { readPhone, WRONG_PHONE } from '../format/phone.ts'

/** The writer's data as typed. `contato` is a phone number and may be empty. */
export type TypedWriter = { nome: string; email: string; contato: string }

const MAX_NAME = 80

/**
 * Reads the writer of a question, a request or a review, or returns the problems of each field. `email` is returned in
 * lower case, `contato` in E.164 or empty. `nameless` makes the name optional, where the e-mail address is enough to
 * answer.
 */
export function readWriter(
  typed: TypedWriter,
  { nameless = false } = {},
): { writer: TypedWriter } | { campos: FieldProblem[] } {
  const nome = oneLine(typed.nome)
  const email = readEmail(typed.email)
  const contato = typed.contato.trim() === '' ? '' : readPhone(typed.contato)?.numero
  const campos = [
    ...problem('nome', nameless && nome === '' ? null : nameProblem(nome)),
    ...problem('email', email === null ? emailProblem(typed.email) : null),
    ...problem('contato', contato === undefined ? WRONG_PHONE : null),
  ]
  if (email === null || contato === undefined || campos.length > 0) return { campos }

  return { writer: { nome, email, contato } }
}

function nameProblem(nome: string): string | null {
  if (nome === '') return 'Digite seu nome.'
  if (nome.length > MAX_NAME) return `Use até ${MAX_NAME} letras.`

  return LINK.test(nome) || nome.includes('@') ? 'Digite só o seu nome.' : null
}

/** Signs of advertising. Bare domain names are allowed, but they are rare in honest reviews anyway. */
const LINK = /https?:|www\.|<a\s/i

type Bounds = { from: number; to: number; what: string }

/**
 * Returns what is wrong with a published text: too short, too long, or a link, which is not needed to judge a product.
 */
export function textProblem(text: string, { from, to, what }: Bounds): string | null {
  if (text.length < from)
    return text === '' ? `Escreva ${what}.` : `Escreva ${what} com mais algumas palavras.`
  if (text.length > to) return `Use até ${to} letras.`

  return LINK.test(text) ? 'Escreva sem links, por favor.' : null
}

/** Trims a text and removes consecutive blank lines. */
export function readText(text: string): string {
  return text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}
