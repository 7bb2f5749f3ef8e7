import { sql } from 'drizzle-orm'
import { CONDITION_KEY, conditionAttribute, conditionWord } from '#domain/product/pieces/condition.ts'
import { listagem } from '#platform/catalog/tables.ts'
import type { MarkedCount } from './count-facets.ts'

/**
 * Among the filter values of a product, and the id of none: only used or showroom pieces of it are on sale. These are
 * few, so that they are marked, and not all others, whose stock is new.
 */
const NOTHING_NEW = 0

/** The word of new goods in addresses, as a value of `CONDITION_KEY`. */
export const NEW_WORD = conditionWord('novo')

/** SQL for the id of the value that stands for new goods; no row while the store has never had a piece. */
export const NEW_VALUE = sql`
  select v.id from atributo_valores v join atributos a on a.id = v.id_atributo
  where a.chave = ${CONDITION_KEY} and v.chave = ${NEW_WORD}`

/** The condition on a row of `listagem` that something new is on sale, which the row then shows. */
export const HAS_NEW = sql`(${listagem.disponivel} and not ${listagem.valores} @> array[${sql.raw(String(NOTHING_NEW))}])`

/**
 * These counts of products, with that of new goods in place of the marks: all that are in stock, less the marked ones.
 * Counts by SKU have their own.
 */
export function withNewGoods(counts: readonly MarkedCount[]): MarkedCount[] {
  const { label: facetLabel, valor: label } = conditionAttribute('novo')
  const isMark = ({ tipo, id }: MarkedCount) => tipo === 'valor' && id === NOTHING_NEW
  const marks = counts.filter(isMark)

  return counts.flatMap((count) => {
    if (isMark(count)) return []
    if (count.tipo !== 'disponivel') return [count]
    const mark = marks.find(({ failedFilter }) => failedFilter === count.failedFilter)
    const total = count.total - (mark?.total ?? 0)
    const named = { chave: NEW_WORD, label, faceta: CONDITION_KEY, facetLabel }

    return total > 0 ? [count, { ...count, ...named, tipo: 'valor', id: NOTHING_NEW, total }] : [count]
  })
}
