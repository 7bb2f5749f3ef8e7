import { readEmail } from '../customer/read-email.ts'
import { emailProblem } from '../customer/read-person.ts'
import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { readPhone } from '../format/phone.ts'

/** Who writes, as it was typed. `contato` is a phone number and may be empty. */
export type TypedWriter = { nome: string; email: string; contato: string }

const LONGEST_NAME = 80

/**
 * Reads who writes a question, a request or a review, or says field by field what to mend. `email` comes out in small letters,
 * `contato` in E.164 or empty. `nameless` lets the name be left out, where the address is enough to answer.
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
    ...problem(
      'contato',
      contato === undefined ? 'Confira o telefone: DDD e número, como (11) 98765-4321.' : null,
    ),
  ]
  if (email === null || contato === undefined || campos.length > 0) return { campos }

  return { writer: { nome, email, contato } }
}

function nameProblem(nome: string): string | null {
  if (nome === '') return 'Digite seu nome.'
  if (nome.length > LONGEST_NAME) return `Use até ${LONGEST_NAME} letras.`

  return LINK.test(nome) || nome.includes('@') ? 'Digite só o seu nome.' : null
}

/** What advertises something else; addresses without either are rare in honest words, too. */
const LINK = /https?:|www\.|<a\s/i

type Bounds = { from: number; to: number; what: string }

/** What is wrong with words that others are to read: too few, too many, or a link, which nobody needs to judge a product. */
export function textProblem(text: string, { from, to, what }: Bounds): string | null {
  if (text.length < from)
    return text === '' ? `Escreva ${what}.` : `Escreva ${what} com mais algumas palavras.`
  if (text.length > to) return `Use até ${to} letras.`

  return LINK.test(text) ? 'Escreva sem links, por favor.' : null
}

/** Words as they were typed, without blank lines in rows and spaces at the ends. */
export function readText(text: string): string {
  return text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}
