import type { FieldProblem } from '../../../format/field-problem.ts'
import { foldText, slugOf } from '../../../format/slug.ts'
import type { Line } from '../field.ts'

/** What is wrong with a sheet; `campo` is `caracteristicas.<place of the line>.valor`. */
type Judged = { lines: readonly Pick<Line, 'label' | 'valor'>[]; problems: readonly FieldProblem[] }

/**
 * The problems that a change brings into a sheet. What a product in the shop said before, and its template no longer
 * allows (a choice that was removed, a plausibility that came later), is nothing that somebody who edits something else
 * could know.
 */
export function newProblems(before: Judged, after: Judged): FieldProblem[] {
  const known = new Set(before.problems.map((problem) => nameOf(before, problem)))

  return after.problems.filter((problem) => !known.has(nameOf(after, problem)))
}

/** A choice's problem is the same sentence whatever was written. */
function nameOf({ lines }: Judged, { campo, mensagem }: FieldProblem): string {
  const line = lines[Number(campo.split('.')[1])]

  return [mensagem, slugOf(line?.label ?? ''), foldText(line?.valor ?? '')].join('\n')
}
