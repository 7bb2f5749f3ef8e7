import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import type { SoldSet } from '#domain/instruments/mine/verdict.ts'
import type { Range } from '#domain/instruments/sizes/size.ts'
import { sizeNamed } from '#domain/instruments/sizes/sizes.ts'
import { type FieldRole, fieldOf, type SpecificationField } from './field.ts'
import { readNumber, readRange } from './read-number.ts'
import { convert } from './units.ts'

/** What a product's sheet and SKUs say: the values that tell a SKU from the others. */
export type SheetOfSets = {
  lines: readonly { label: string; valor: string }[]
  skus: readonly { id: number; valores: readonly string[] }[]
}

type Fields = readonly Pick<SpecificationField, 'label' | 'tipo' | 'unidade' | 'papel'>[]

/**
 * What a product says of the instruments that its strings are for: once for all SKUs, or for each size that they come
 * in. A scale counts if it is a range: a single number is where the maker measures the tension, and not a limit.
 */
export function soldSets(
  { family, campos }: { family: Family; campos: Fields },
  { lines, skus }: SheetOfSets,
): { skus: number[]; set: SoldSet }[] {
  const filled = lines.flatMap(({ label, valor }) => {
    const found = fieldOf(campos, label)
    return found ? [{ field: found.field, valor }] : []
  })
  const common = {
    family,
    scalesMm: scalesOf(filled),
    strings: countOf(family, filled),
  }
  const stated = filled.flatMap(({ field, valor }) =>
    field.papel === 'tamanho' ? (sizeNamed(family, valor)?.nome ?? []) : [],
  )
  const bySize = Map.groupBy(skus, ({ valores }) =>
    valores.flatMap((valor) => sizeNamed(family, valor)?.nome ?? []).at(0),
  )

  return [...bySize].map(([size, group]) => ({
    skus: group.map(({ id }) => id),
    set: { ...common, sizes: size === undefined ? stated : [size] },
  }))
}

type Filled = readonly { field: Fields[number]; valor: string }[]

function filledBy(filled: Filled, role: FieldRole) {
  return filled.find(({ field }) => field.papel === role)
}

/** As it is stated, or as many as are described, if instruments of the family have so many. */
function countOf(family: Family, filled: Filled): number | null {
  const found = filledBy(filled, 'cordas')
  const reading = found && readNumber({ unidade: null }, found.valor, null)
  if (reading && 'numeros' in reading) return reading.numeros[0] ?? null
  const described = filled.filter(({ field }) => field.tipo === 'corda').length
  const counts: readonly number[] = FAMILIES[family].strings

  return counts.includes(described) ? described : null
}

function scalesOf(filled: Filled): Range | null {
  const found = filledBy(filled, 'escala')
  if (found?.field.tipo !== 'faixa') return null
  const { unidade } = found.field
  const reading = readRange(found.field, found.valor, null)
  const [min, max] =
    'numeros' in reading
      ? reading.numeros.map((value) => (unidade ? convert(value, unidade, 'mm') : value))
      : []

  return min == null || max == null ? null : [min, max]
}
