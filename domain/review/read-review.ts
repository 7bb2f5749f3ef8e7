import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { readText, textProblem } from './read-writer.ts'

/** What somebody thinks, in words. `titulo` may be empty. */
export type ReviewWords = { titulo: string; comentario: string }

/** Reads the words of a review of a product, or says field by field what to mend. */
export function readReviewWords(typed: ReviewWords): ReviewWords | { campos: FieldProblem[] } {
  const words = { titulo: oneLine(typed.titulo), comentario: readText(typed.comentario) }
  const campos = [
    ...problem('titulo', textProblem(words.titulo, { from: 0, to: 120, what: 'um título' })),
    ...problem('comentario', textProblem(words.comentario, { from: 10, to: 4000, what: 'a sua opinião' })),
  ]

  return campos.length > 0 ? { campos } : words
}
