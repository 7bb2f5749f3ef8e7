import { sql } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { deferWrites, passWrites, writeDeferred } from './at-commit.ts'
import { isConnectionLost, NoConnection } from './outage.ts'

type Schema = Record<string, never>

/**
 * Drizzle's query builder on this pool. Its transactions guarantee what the builder's own do not: a connection always
 * returns to the pool, or is discarded if it broke, and the caller gets the first error, whatever fails after it. They
 * write what was deferred (`writeAtCommit`) right before the commit. `begin` is the SQL that begins each transaction.
 */
export function queryBuilder(pool: pg.Pool, begin: string): NodePgDatabase {
  const dialect = new PgDialect({ casing: 'snake_case' })

  return new NodePgDatabase(dialect, new PoolSession(pool, dialect, begin), undefined)
}

class PoolSession extends NodePgSession<Schema, Schema> {
  readonly #pool: pg.Pool
  readonly #dialect: PgDialect
  readonly #begin: string

  constructor(pool: pg.Pool, dialect: PgDialect, begin: string) {
    super(pool, dialect, undefined)
    this.#pool = pool
    this.#dialect = dialect
    this.#begin = begin
  }

  override async transaction<Result>(
    work: (tx: NodePgTransaction<Schema, Schema>) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> {
    const client = await this.#pool.connect().catch((cause) => {
      throw new NoConnection('No connection to the database could be had.', { cause })
    })
    const tx = new Transaction(this.#dialect, new NodePgSession(client, this.#dialect, undefined))
    deferWrites(tx)
    let broken = false
    try {
      await tx.execute(sql.raw(this.#begin))
      if (config) await tx.setTransaction(config)
      const result = await work(tx)
      await writeDeferred(tx)
      await tx.execute(sql`commit`)
      return result
    } catch (error) {
      // PostgreSQL rolls back what was open on a connection that ends.
      broken = isConnectionLost(error) || !(await succeeds(tx.execute(sql`rollback`)))
      throw error
    } finally {
      client.release(broken)
    }
  }
}

class Transaction extends NodePgTransaction<Schema, Schema> {
  readonly #dialect: PgDialect
  readonly #session: NodePgSession<Schema, Schema>

  constructor(dialect: PgDialect, session: NodePgSession<Schema, Schema>, nestedIndex = 0) {
    super(dialect, session, undefined, nestedIndex)
    this.#dialect = dialect
    this.#session = session
  }

  override async transaction<Result>(
    work: (tx: NodePgTransaction<Schema, Schema>) => Promise<Result>,
  ): Promise<Result> {
    const savepoint = sql.raw(`sp${this.nestedIndex + 1}`)
    const tx = new Transaction(this.#dialect, this.#session, this.nestedIndex + 1)
    deferWrites(tx)
    await tx.execute(sql`savepoint ${savepoint}`)
    try {
      const result = await work(tx)
      await tx.execute(sql`release savepoint ${savepoint}`)
      passWrites(tx, this)
      return result
    } catch (error) {
      // If even this fails, every later statement of the surrounding transaction fails too.
      if (!isConnectionLost(error)) await succeeds(tx.execute(sql`rollback to savepoint ${savepoint}`))
      throw error
    }
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
