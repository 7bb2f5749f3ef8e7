import { asc, count, desc } from 'drizzle-orm'
import { caracteristicas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** A sheet with more columns than that is no help to anybody. */
const LIMIT = 150

/** The names that specification tables have most often. */
export async function commonLabels(db: Database): Promise<string[]> {
  const rows = await db
    .select({ label: caracteristicas.label })
    .from(caracteristicas)
    .groupBy(caracteristicas.label)
    .orderBy(desc(count()), asc(caracteristicas.label))
    .limit(LIMIT)

  return rows.map(({ label }) => label)
}
