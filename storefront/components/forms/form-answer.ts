import { data } from 'react-router'
import { refusalSentence } from '#storefront/rendering/answers.ts'

/** A refused form: errors by field or for the whole form, and the typed values without passwords. */
export type RefusedForm = {
  problems: Record<string, string>
  refusal: string | null
  typed: Record<string, string>
}

/** Returns why the platform refused a form, for its page. Other errors are thrown again. */
export function refusedForm(error: unknown, form: FormData) {
  return data(refusalOf(error, form), { status: 422 })
}

/** The same without a status, for a page with several forms. */
export function refusalOf(error: unknown, form: FormData): RefusedForm {
  const mensagem = refusalSentence(error)
  const problems = fieldProblems(error)

  return {
    problems,
    refusal: Object.keys(problems).length > 0 ? null : mensagem,
    typed: typedIn(form),
  }
}

/** Refuses a form because of one field, before the platform is called. */
export function fieldRefused(campo: string, mensagem: string, form: FormData) {
  const answer: RefusedForm = { problems: { [campo]: mensagem }, refusal: null, typed: typedIn(form) }

  return data(answer, { status: 422 })
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)

  return typeof value === 'string' ? value : ''
}

/** The typed values without passwords. */
export function typedIn(form: FormData): Record<string, string> {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith('senha') ? [[name, value]] : [],
  )

  return Object.fromEntries(typed)
}

/** The errors that a refusal `CamposInvalidos` carries. */
function fieldProblems(error: unknown): Record<string, string> {
  if (!(error instanceof Error) || !('data' in error) || !hasFields(error.data)) return {}

  return Object.fromEntries(error.data.campos.map(({ campo, mensagem }) => [campo, mensagem]))
}

function hasFields(value: unknown): value is { campos: { campo: string; mensagem: string }[] } {
  return typeof value === 'object' && value !== null && 'campos' in value && Array.isArray(value.campos)
}
