import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { readText, textProblem } from './read-writer.ts'

/** The text of a review. `titulo` may be empty. */
export type ReviewWords = { titulo: string; comentario: string }

/** Reads what a review's author says after ninety days, or returns what is wrong with it. */
export function readFollowUpText(typed: string): { texto: string } | { campos: FieldProblem[] } {
  const texto = readText(typed)
  const campos = problem('texto', textProblem(texto, { from: 10, to: 2000, what: 'o que mudou' }))

  return campos.length > 0 ? { campos } : { texto }
}

/** Reads the text of a product review, or returns the problems of each field. */
export function readReviewWords(typed: ReviewWords): ReviewWords | { campos: FieldProblem[] } {
  const words = { titulo: oneLine(typed.titulo), comentario: readText(typed.comentario) }
  const campos = [
    ...problem('titulo', textProblem(words.titulo, { from: 0, to: 120, what: 'um título' })),
    ...problem('comentario', textProblem(words.comentario, { from: 10, to: 4000, what: 'a sua opinião' })),
  ]

  return campos.length > 0 ? { campos } : words
}
