import { data } from 'react-router'
import { picturesProblem } from '#domain/review/picture-limits.ts'
import { fieldRefused, textOf } from '#storefront/components/forms/form-answer.ts'

/**
 * Checks a review form before the platform is called: rating, recommendation and picture sizes. Returns null if all are
 * valid.
 */
export function reviewProblems(form: FormData) {
  const problems = {
    nota: textOf(form, 'nota') === '' ? 'Escolha de uma a cinco estrelas.' : null,
    recomenda: textOf(form, 'recomenda') === '' ? 'Diga se você recomenda.' : null,
    anexos: picturesProblem(picturesIn(form).map(({ size }) => size)),
  }
  const found = Object.entries(problems).flatMap(([field, problem]) =>
    problem === null ? [] : [[field, problem] as const],
  )
  const [first] = found
  if (!first) return null
  const { data: answer } = fieldRefused(...first, form)

  return data({ ...answer, problems: Object.fromEntries(found) }, { status: 422 })
}

const MARK_FIELD = 'criterio.'

/** The field of a criterion: a merchant may name one like another field of the form. */
export function markField(codigo: string): string {
  return MARK_FIELD + codigo
}

/** The chosen marks by criterion. */
export function marksIn(form: FormData): Record<string, number> {
  return Object.fromEntries(
    [...form.keys()].flatMap((name) =>
      name.startsWith(MARK_FIELD) ? [[name.slice(MARK_FIELD.length), Number(textOf(form, name))]] : [],
    ),
  )
}

/** The chosen pictures; browsers send an empty file if there is none. */
export function picturesIn(form: FormData): File[] {
  return form.getAll('anexos').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
}
