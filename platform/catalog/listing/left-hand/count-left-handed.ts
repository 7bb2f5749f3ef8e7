import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { type RequestedValues, variantRows } from '../variant-rows.ts'
import type { HandValue } from './hand-fields.ts'

/** How many products in stock a category has for left-handers, and how many with each value, by its id. */
export type LeftHandedCount = { total: number; ofValues: ReadonlyMap<number, number> }

type CountLeftHandedInput = {
  /** Ids of categories with those of the attributes that say the hand there. */
  categories: readonly { id: number; idAtributo: number }[]
  values: readonly HandValue[]
  /** Those of the values that distinguish SKUs. */
  variante: readonly RequestedValues[]
}

/**
 * Counts each category's products in stock for left-handers, by category, as its listing does: of a product that varies
 * by the hand, such a variant is in stock. One statement, however many categories.
 */
export async function countLeftHanded(
  db: Database,
  { categories, values, variante }: CountLeftHandedInput,
): Promise<Map<number, LeftHandedCount>> {
  if (categories.length === 0 || values.length === 0) return new Map()
  const ids = (list: readonly number[]) => sql`${sql.param(list)}::integer[]`
  const all = ids(values.map(({ id }) => id))
  const found = await db.execute(sql`
    select hand.id_categoria, value.id as id_valor, count(distinct listagem.id_produto)::integer as total
    from ${variantRows({ narrowing: variante, preferred: [] })}
    join unnest(${ids(categories.map(({ id }) => id))}, ${ids(categories.map(({ idAtributo }) => idAtributo))})
      as hand (id_categoria, id_atributo) on listagem.categorias @> array[hand.id_categoria]
    join atributo_valores value on value.id_atributo = hand.id_atributo and value.id = any(${all})
      and listagem.valores @> array[value.id]
      and (listagem.own_values @> array[value.id] or not listagem.atributos @> array[hand.id_atributo])
    where listagem.disponivel and listagem.valores && ${all}
    group by grouping sets ((hand.id_categoria), (hand.id_categoria, value.id))`)
  const ofCategory = Map.groupBy(Counts.parse(found).rows, ({ id_categoria }) => id_categoria)

  return new Map(
    [...ofCategory].map(([id, rows]) => [
      id,
      {
        total: rows.find(({ id_valor }) => id_valor === null)?.total ?? 0,
        ofValues: new Map(
          rows.flatMap(({ id_valor, total }) => (id_valor === null ? [] : [[id_valor, total]])),
        ),
      },
    ]),
  )
}

const Counts = z.object({
  rows: z.array(z.object({ id_categoria: z.int(), id_valor: z.int().nullable(), total: z.int() })),
})
