import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { CONDITION_KEY, conditionWord } from '#domain/product/pieces/condition.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const MAX_PRODUCTS = 1200

/**
 * The most popular products in stock, for a text that contains nothing but a price or a condition; only those with
 * pieces in one of these conditions, by their words in addresses, if there are any and new goods are not among them.
 */
export async function popularProducts(db: Database, conditions: readonly string[] = []): Promise<number[]> {
  const isOfPieces = conditions.length > 0 && !conditions.includes(conditionWord('novo'))
  const ofConditions = sql`valores && array(
    select id from searchable_values where atributo = ${CONDITION_KEY} and chave = any(${sql.param(conditions)}::text[])
  )`
  const rows = await rowsOf(
    db,
    z.object({ id: z.int() }),
    sql`select id_produto as id from searchable_products where disponivel and ${isOfPieces ? ofConditions : sql`true`}
      order by disponivel desc, popularidade desc, id_produto limit ${MAX_PRODUCTS}`,
  )

  return rows.map(({ id }) => id)
}
