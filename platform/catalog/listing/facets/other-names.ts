import { type SQL, sql } from 'drizzle-orm'
import type { ListingFilters } from '#domain/listing/listing-url.ts'
import { atributoValores, listagem } from '#platform/catalog/tables.ts'
import { isOfSku } from '../variant-rows.ts'
import type { NamedValue } from './filters.ts'

/**
 * Another name of a value in the products of a category, since its template was saved: the one that it has now, or one
 * that some products have until they are through. `sucede` if it is the new name of one that no product has any more.
 */
export type OtherName = NamedValue & {
  idAtributo: number
  ofSku: boolean
  idCategoria: number
  sucede: boolean
}

/** A column for `atributo_valores`. */
export const OTHER_NAMES = sql<OtherName[]>`(
  select coalesce(json_agg(json_build_object(
    'faceta', a.chave, 'facetLabel', a.label, 'chave', v.chave, 'label', v.label, 'id', v.id, 'idAtributo', a.id,
    'ofSku', ${isOfSku({ atributo: sql`a`, valor: sql`v` })}, 'idCategoria', r.id_categoria,
    'sucede', r.sucede and not exists (select from listagem where valores @> array[${atributoValores.id}])
  ) order by v.id), '[]')
  from (
    select id_categoria, para as id, true as sucede from valores_renomeados where de = ${atributoValores.id}
    union all
    select id_categoria, de, false from valores_renomeados where para = ${atributoValores.id} and pendente
  ) r
  join atributo_valores v on v.id = r.id
  join atributos a on a.id = v.id_atributo
)`

/** The conditions that a row of `listagem` has a value under another name; a name holds in its category only. */
export function otherNames(names: readonly OtherName[]): SQL[] {
  const byCategory = Map.groupBy(names, ({ idCategoria }) => idCategoria)

  return [...byCategory].map(
    ([idCategoria, list]) => sql`(${listagem.valores} && ${sql.param(list.map(({ id }) => id))}::integer[]
      and ${listagem.categorias} @> array[${idCategoria}]::integer[])`,
  )
}

type Found = NamedValue & { idAtributo: number; ofSku: boolean; renomes: OtherName[] }

/**
 * The requested values, those of attributes that have another name throughout under this one, as an address with old names
 * means them: `/cordas?tensao=leve` shows the filter that is called `Puxada: Macia` now. Where categories call it
 * differently, the old name finds the products of each.
 */
export function underNewNames<Value extends Found>(
  requested: ListingFilters['valores'],
  values: readonly Value[],
): { found: (Value | Found)[]; valores: ListingFilters['valores'] } {
  const successors = [...requested.keys()].flatMap((faceta) => {
    const own = values.filter((value) => value.faceta === faceta)
    const now = own.map(({ renomes }) => renomes.filter(({ sucede }) => sucede))
    const names = new Set(now.flat().map((name) => name.faceta))
    return names.size === 1 && now.every((list) => list.length > 0) ? [{ faceta, now: now.flat() }] : []
  })
  if (successors.length === 0) return { found: [...values], valores: requested }
  const old = new Set(successors.map(({ faceta }) => faceta))
  const found = [
    ...values.filter(({ faceta }) => !old.has(faceta)),
    ...successors.flatMap(({ now }) => now.map((value) => ({ ...value, renomes: [] }))),
  ]
  const rest = [...requested].filter(([faceta]) => !old.has(faceta))
  const words = Map.groupBy(found, ({ faceta }) => faceta)
  const valores = [...words].map(
    ([faceta, list]) => [faceta, [...new Set(list.map(({ chave }) => chave))].sort()] as const,
  )

  return {
    found: [...new Map(found.map((value) => [value.id, value])).values()],
    valores: new Map([...rest, ...valores].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
