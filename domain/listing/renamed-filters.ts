import type { ListingFilters, NumberRange } from './listing-url.ts'

/** What filters are called now, by URL word; what has no other name stays as it is. */
export type FilterNames = {
  value: (chave: string, valor: string) => { chave: string; valor: string }
  range: (chave: string, range: NumberRange) => { chave: string; range: NumberRange }
}

/** The filters under the names that attributes and values have now: the same goods. */
export function renamedFilters(filtros: ListingFilters, names: FilterNames): ListingFilters {
  const values = [...filtros.valores].flatMap(([chave, list]) =>
    list.map((valor) => names.value(chave, valor)),
  )
  const ranges = [...filtros.faixas].flatMap(([chave, list]) =>
    list.map((range) => names.range(chave, range)),
  )

  return {
    ...filtros,
    valores: byKey(values, (list) => [...new Set(list.map(({ valor }) => valor))].sort()),
    faixas: byKey(ranges, (list) => list.map(({ range }) => range)),
  }
}

function byKey<T extends { chave: string }, Value>(
  list: readonly T[],
  valuesOf: (list: T[]) => Value[],
): Map<string, Value[]> {
  const groups = [...Map.groupBy(list, ({ chave }) => chave)]

  return new Map(
    groups.map(([chave, group]) => [chave, valuesOf(group)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
