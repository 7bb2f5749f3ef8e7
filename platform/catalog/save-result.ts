import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The result of a save. `mudou` is false if nothing differed: then nothing was written or invalidated. */
export type Saved = { id: number; mudou: boolean }

/** The condition that a stored row differs from the one to be saved, so that saving it again writes nothing. */
export function unlessEqual(table: PgTable, row: Record<string, unknown>): SQL {
  const columns: Record<string, Column> = getTableColumns(table)
  const differences = Object.entries(row).flatMap(([name, value]) => {
    const column = columns[name]
    return column ? [sql`${column} is distinct from ${sql.param(value, column)}`] : []
  })

  return sql.join(differences, sql` or `)
}

/** The next version, for a row that any change increments. */
export function nextVersion(versao: Column): SQL<number> {
  return sql<number>`${versao} + 1`
}
