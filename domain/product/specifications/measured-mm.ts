import type { SpecificationField } from './field.ts'
import { readNumber } from './read-number.ts'
import { convert } from './units.ts'

/** What a field's value measures in millimetres, which a field without a unit means; null if it is no length. */
export function measuredMm(field: Pick<SpecificationField, 'unidade'>, valor: string): number | null {
  const reading = readNumber(field, valor, null)
  const number = 'numeros' in reading ? (reading.numeros[0] ?? null) : null

  return number === null ? null : convert(number, field.unidade ?? 'mm', 'mm')
}
