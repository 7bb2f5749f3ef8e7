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

/** The chosen pictures; browsers send an empty file if there is none. */
export function picturesIn(form: FormData): File[] {
  return form.getAll('anexos').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
}
