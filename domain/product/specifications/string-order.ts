import type { SpecificationField } from './field.ts'

type Named = Pick<SpecificationField, 'label' | 'tipo'>

/**
 * The fields of a template that are strings, from the first string to the last: by the numbers in their labels
 * (`1ª corda`, `Corda 1`) if each has one of its own, or else as the template has them. A sheet may have its lines in any order.
 */
export function stringFields<F extends Named>(campos: readonly F[]): F[] {
  const strings = campos.filter(({ tipo }) => tipo === 'corda')
  const numbers = new Map(
    strings.map((field) => [field, Number.parseInt(/\d+/.exec(field.label)?.[0] ?? '', 10)]),
  )
  const isNumbered = new Set(numbers.values()).size === strings.length && !hasNaN(numbers.values())

  return isNumbered
    ? strings.toSorted((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0))
    : strings
}

/** Sorts what belongs to fields of strings from the first string to the last. */
export function fromFirstString<F extends Named, T>(
  campos: readonly F[],
  items: readonly T[],
  fieldOf: (item: T) => F,
): T[] {
  const order = new Map(stringFields(campos).map((field, place) => [field, place]))
  const placeOf = (item: T) => order.get(fieldOf(item)) ?? order.size

  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function hasNaN(numbers: Iterable<number>): boolean {
  return [...numbers].some(Number.isNaN)
}
