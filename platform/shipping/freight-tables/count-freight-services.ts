import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { fretesMetodos, fretesServicos } from '../tables.ts'

/** Counts the store's own ways to deliver: services of its tables, and methods that are switched on. */
export async function countFreightServices(db: Database): Promise<number> {
  const [tables, methods] = await Promise.all([
    db.$count(fretesServicos),
    db.$count(fretesMetodos, eq(fretesMetodos.ativo, true)),
  ])

  return tables + methods
}
