import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const MAX_PRODUCTS = 1200

/** The most popular products in stock, for a text that contains nothing but a price. */
export async function popularProducts(db: Database): Promise<number[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.int() }),
    sql`select id_produto as id from searchable_products where disponivel
      order by disponivel desc, popularidade desc, id_produto limit ${MAX_PRODUCTS}`,
  )

  return rows.map(({ id }) => id)
}
