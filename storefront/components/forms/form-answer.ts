import { data } from 'react-router'
import { refusalSentence } from '#storefront/rendering/answers.ts'

/** A form that was refused: what is wrong, by field or with the whole, and what was typed, but for passwords. */
export type RefusedForm = {
  campos: Record<string, string>
  recusa: string | null
  typed: Record<string, string>
}

/** Tells a form's page why the platform refused. What is not the visitor's to mend is thrown on. */
export function refusedForm(error: unknown, form: FormData) {
  const mensagem = refusalSentence(error)
  const campos = fieldProblems(error)
  const answer: RefusedForm = {
    campos,
    recusa: Object.keys(campos).length > 0 ? null : mensagem,
    typed: typedIn(form),
  }

  return data(answer, { status: 422 })
}

/** One sentence about one field, found before the platform was asked. */
export function fieldRefused(campo: string, mensagem: string, form: FormData) {
  const answer: RefusedForm = { campos: { [campo]: mensagem }, recusa: null, typed: typedIn(form) }

  return data(answer, { status: 422 })
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)

  return typeof value === 'string' ? value : ''
}

/** What was typed, but for passwords. */
export function typedIn(form: FormData): Record<string, string> {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith('senha') ? [[name, value]] : [],
  )

  return Object.fromEntries(typed)
}

/** What a refusal `CamposInvalidos` carries. */
function fieldProblems(error: unknown): Record<string, string> {
  if (!(error instanceof Error) || !('data' in error) || !hasFields(error.data)) return {}

  return Object.fromEntries(error.data.campos.map(({ campo, mensagem }) => [campo, mensagem]))
}

function hasFields(told: unknown): told is { campos: { campo: string; mensagem: string }[] } {
  return typeof told === 'object' && told !== null && 'campos' in told && Array.isArray(told.campos)
}
