import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type Criterion, DEFAULT_CRITERIA } from '#domain/review/criteria.ts'
import type { Database } from '#platform/database/connect.ts'

/** The criteria that a product's categories name, for a statement; null if none does. */
export function criteriaIn(idProduto: SQL | Placeholder): SQL<Criterion[] | null> {
  return sql<Criterion[] | null>`review_criteria(${idProduto})`
}

/** What a review of this product may rate besides the whole. */
export async function criteriaOf(db: Database, idProduto: number): Promise<Criterion[]> {
  const [row] = await db.select({ criteria: criteriaIn(sql`${idProduto}`) }).from(sql`(select 1) one`)

  return row?.criteria ?? [...DEFAULT_CRITERIA]
}
