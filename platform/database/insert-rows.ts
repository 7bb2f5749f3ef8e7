import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Inserts rows that have the same fields, in their order. Its text does not depend on how many there are, so that it is
 * planned once per connection; what shall happen to conflicts and what is returned can be appended. Needs one row.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly [Table['$inferInsert'], ...Table['$inferInsert'][]],
): SQL {
  const columns = sql.join(
    Object.keys(rows[0]).map((field) => sql.identifier(toSnakeCase(field))),
    sql`, `,
  )

  return sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows.map(inColumns), wellFormed)}::jsonb)`
}

/** A text that was cut within a character, as the driver writes it: JSON would keep the half, which jsonb refuses. */
function wellFormed(_field: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

function inColumns(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [toSnakeCase(field), value]))
}

/** Whether there is a row to insert. */
export function hasRows<Row>(rows: readonly Row[]): rows is readonly [Row, ...Row[]] {
  return rows.length > 0
}
