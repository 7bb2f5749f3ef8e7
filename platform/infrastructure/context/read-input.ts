import type * as z from 'zod'
import { REFUSALS } from '#contract/refusals.ts'
import { refuse } from './refuse.ts'

/**
 * What a merchant sends, as its schema says. Refuses `CadastroInvalido`, with what does not fit field by field, for people too: it is
 * no failure of the shop.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const motivo = read.error.issues
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ')
  throw refuse('CadastroInvalido', { motivo }, `${REFUSALS.CadastroInvalido.message} ${motivo}`)
}
