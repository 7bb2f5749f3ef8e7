import type * as z from 'zod'
import { REFUSALS } from '#contract/refusals.ts'
import type { FieldProblem } from '#domain/format/field-problem.ts'
import { refuse } from './refuse.ts'

/**
 * Parses what a merchant sends with its schema. Refuses `CadastroInvalido` with each invalid field, readable for people
 * too: invalid input is no failure of the shop. `sentencesOf` turns the issues into sentences that are understood
 * without the field's label.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  sentencesOf: (problems: FieldProblem[]) => string[] = withFields,
): z.output<Schema> {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const motivo = sentencesOf(read.error.issues.map(problemOf)).join('; ')
  throw refuse('CadastroInvalido', { motivo }, `${REFUSALS.CadastroInvalido.message} ${motivo}`)
}

function problemOf({ path, message }: z.core.$ZodIssue): FieldProblem {
  return { campo: path.map(String).join('.'), mensagem: message }
}

function withFields(problems: FieldProblem[]): string[] {
  return problems.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)
}
