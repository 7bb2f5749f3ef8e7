import { data } from 'react-router'
import { picturesProblem } from '#domain/review/picture-limits.ts'
import { fieldRefused, textOf } from '#storefront/components/forms/form-answer.ts'

/** What a form of a review lacks that a platform would not be asked without: a note, an answer, pictures that fit. Null if nothing. */
export function reviewProblems(form: FormData) {
  const problems = {
    nota: textOf(form, 'nota') === '' ? 'Escolha de uma a cinco estrelas.' : null,
    recomenda: textOf(form, 'recomenda') === '' ? 'Diga se você recomenda.' : null,
    anexos: picturesProblem(picturesIn(form).map(({ size }) => size)),
  }
  const campos = Object.entries(problems).flatMap(([campo, said]) =>
    said === null ? [] : [[campo, said] as const],
  )
  const [first] = campos
  if (!first) return null
  const { data: answer } = fieldRefused(...first, form)

  return data({ ...answer, campos: Object.fromEntries(campos) }, { status: 422 })
}

/** The pictures that were chosen; browsers send an empty file where none was. */
export function picturesIn(form: FormData): File[] {
  return form.getAll('anexos').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
}
