import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from './connect.ts'

/**
 * Writes items of one kind, such as jobs, that nobody reads before their transaction is committed. `statement` writes
 * them in their order, as of its own time, and returns a column `id`.
 */
export type Writer<Item> = {
  /** A name in SQL, which no other writer has. */
  name: string
  statement(items: readonly Item[]): SQL
  /** Called with the ids that the statement returned; may throw, and may write more. */
  after?(tx: Database, written: { items: readonly Item[]; ids: string[] }): Promise<void>
}

/** What one call writes, by its writer. */
export type Write<Item = unknown> = readonly [Writer<Item>, readonly Item[]]

type Deferred = Map<Writer<unknown>, unknown[]>

const deferred = new WeakMap<Database, Deferred>()

/**
 * Writes these right before the transaction's commit, together with all else that it has deferred: one statement
 * instead of one for each. A rollback, also to a savepoint, drops what was added since. Outside of a transaction they
 * are written at once.
 */
export async function writeAtCommit(db: Database, ...writes: Write[]): Promise<void> {
  const own = deferred.get(db)
  if (own) for (const [writer, items] of writes) defer(own, writer, items)
  else await write(db, writes)
}

/** Begins to defer the writes of a transaction. */
export function deferWrites(tx: Database): void {
  deferred.set(tx, new Map())
}

/** Hands what a released savepoint has deferred to the transaction around it. */
export function passWrites(from: Database, to: Database): void {
  const outer = deferred.get(to)
  for (const [writer, items] of deferred.get(from) ?? []) if (outer) defer(outer, writer, items)
}

/**
 * Writes what a transaction has deferred: right before its commit, or before something in it reads what was written.
 */
export async function writeDeferred(tx: Database): Promise<void> {
  const own = deferred.get(tx)
  while (own && own.size > 0) {
    const writes = [...own]
    own.clear()
    await write(tx, writes)
  }
}

function defer(own: Deferred, writer: Writer<unknown>, items: readonly unknown[]): void {
  const known = own.get(writer)
  if (known) known.push(...items)
  else own.set(writer, [...items])
}

const Written = z.object({ rows: z.array(z.object({ writer: z.string(), id: z.string() })) })

async function write(db: Database, writes: readonly Write[]): Promise<void> {
  // In one order, so that each combination is planned once.
  const sorted = writes.filter(([, items]) => items.length > 0).sort(([a], [b]) => (a.name < b.name ? -1 : 1))
  if (sorted.length === 0) return
  const { rows } = Written.parse(await db.execute(statementOf(sorted)))
  for (const [writer, items] of sorted) {
    const ids = rows.filter((row) => row.writer === writer.name).map(({ id }) => id)
    await writer.after?.(db, { items, ids })
  }
}

function statementOf(writes: readonly Write[]): SQL {
  const parts = writes.map(
    ([writer, items]) => sql`${sql.identifier(writer.name)} as (${writer.statement(items)})`,
  )
  const results = writes.map(
    ([{ name }]) => sql`select ${sql.raw(`'${name}'`)} as writer, id::text from ${sql.identifier(name)}`,
  )

  return sql`with ${sql.join(parts, sql`, `)} ${sql.join(results, sql` union all `)}`
}
