import type * as z from 'zod'
import { REFUSALS } from '#contract/refusals.ts'
import type { FieldProblem } from '#domain/format/field-problem.ts'
import { refuse } from './refuse.ts'

/**
 * What a merchant sends, as its schema says. Refuses `CadastroInvalido`, with what does not fit field by field, for people too: it is
 * no failure of the shop. `sentencesOf` says it in sentences that need no field beside them.
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
