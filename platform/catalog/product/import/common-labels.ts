import { asc, count, desc } from 'drizzle-orm'
import { caracteristicas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** A sheet with more columns would be unusable. */
const LIMIT = 150

/** The most frequent labels of specification tables. */
export async function commonLabels(db: Database): Promise<string[]> {
  const rows = await db
    .select({ label: caracteristicas.label })
    .from(caracteristicas)
    .groupBy(caracteristicas.label)
    .orderBy(desc(count()), asc(caracteristicas.label))
    .limit(LIMIT)

  return rows.map(({ label }) => label)
}
