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
  const columns = sql.join(columnsOf(rows[0]), sql`, `)

  return sql`insert into ${table} (${columns}) select ${columns} from ${recordset(table, rows)}`
}

/**
 * Replaces the fields of rows that have the same ones, found by their `id`, and sets what `also` says, as such a
 * statement does. Needs one row.
 */
export function updateRows<Table extends PgTable>(
  table: Table,
  rows: readonly [Updated<Table>, ...Updated<Table>[]],
  also: SQL,
): SQL {
  const { id: _, ...fields } = rows[0]
  const set = sql.join(
    columnsOf(fields).map((column) => sql`${column} = replacing.${column}`),
    sql`, `,
  )

  return sql`update ${table} set ${set}, ${also} from ${recordset(table, rows)} as replacing
    where ${table}.id = replacing.id`
}

type Updated<Table extends PgTable> = Partial<Table['$inferInsert']> & { id: number }

function columnsOf(row: object): SQL[] {
  return Object.keys(row).map((field) => sql`${sql.identifier(toSnakeCase(field))}`)
}

function recordset(table: PgTable, rows: readonly Record<string, unknown>[]): SQL {
  const json = JSON.stringify(rows.map(inColumns), wellFormed)

  return sql`jsonb_populate_recordset(null::${table}, ${json}::jsonb)`
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
