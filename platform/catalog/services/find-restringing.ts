import { inArray } from 'drizzle-orm'
import { isRestringing } from '#domain/workshop/service.ts'
import type { Database } from '#platform/database/connect.ts'
import { servicos } from './tables.ts'

/** Returns which of these services only put new strings on, as they are offered now. */
export async function findRestringing(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: servicos.id, perguntas: servicos.perguntas })
    .from(servicos)
    .where(inArray(servicos.id, [...ids]))

  return new Set(rows.filter(isRestringing).map(({ id }) => id))
}
