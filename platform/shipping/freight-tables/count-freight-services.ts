import type { Database } from '#platform/database/connect.ts'
import { fretesServicos } from '../tables.ts'

/** Counts the delivery services of the store's own tables. */
export function countFreightServices(db: Database): Promise<number> {
  return db.$count(fretesServicos)
}
