import { inArray } from 'drizzle-orm'
import type { ServiceQuestion } from '#domain/workshop/service.ts'
import type { Database } from '#platform/database/connect.ts'
import { servicos } from './tables.ts'

/** Returns what these services have to know before the work, as they are offered now, by their ids. */
export async function questionsOfServices(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ServiceQuestion[]>> {
  const rows = await db
    .select({ id: servicos.id, perguntas: servicos.perguntas })
    .from(servicos)
    .where(inArray(servicos.id, [...ids]))

  return new Map(rows.map(({ id, perguntas }) => [id, perguntas]))
}
