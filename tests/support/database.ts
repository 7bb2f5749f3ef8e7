import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { inject, vi } from 'vitest'
import * as z from 'zod'
import { type Connection, connect } from '#platform/database/connect.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { unnamedAuditFields } from './audit-fields.ts'

/** Migrated and empty. */
export const TEMPLATE = 'modelo'

/** Migrated, with the demonstration store. */
const DEMO_TEMPLATE = 'modelo_demo'

/** Any number: the first file that needs the demonstration store loads it, and the others wait. */
const DEMO_LOCK = 5_471_002

/** Pool of one test file: enough for races, and few enough for many files at a time. */
const CONNECTIONS = 8

export type TestDatabase = Connection & { url: string }

/**
 * A database for this test file: empty but migrated, or with the demonstration store (`demo: true`, created once per
 * run). Close it in `afterAll`; it is deleted with the run's cluster. Closing it checks that every field that the
 * test's use cases wrote into the audit has a label, because no other test sees all of them.
 */
export async function testDatabase({ demo = false } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const failure = inject('templateFailure')
  if (failure !== '') throw new Error(failure)

  const nome = `teste_${randomBytes(6).toString('hex')}`
  const maintenance = connect(clusterUrl, 1)
  try {
    if (demo) await ensureDemoTemplate(maintenance, clusterUrl)
    await maintenance.pool.query(`create database ${nome} template ${demo ? DEMO_TEMPLATE : TEMPLATE}`)
  } finally {
    await maintenance.close()
  }

  const url = databaseAt(clusterUrl, nome)
  const connection = connect(url, CONNECTIONS)
  return {
    ...connection,
    url,
    close: async () => {
      const unnamed = await unnamedAuditFields(connection)
      await connection.close()
      if (unnamed.length > 0)
        throw new Error(
          `These fields of the audit need a word in admin/staff/audit/field-name.ts: ${unnamed.join(', ')}`,
        )
    },
  }
}

/** A connection of its own to a test's database, with the texts of its statements. */
export function countStatements({ url }: Pick<TestDatabase, 'url'>) {
  const connection = connect(url, 2)
  const statements: string[] = []
  connection.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...call: unknown[]) => unknown
    client.query = ((config: { text: string }, ...rest: unknown[]) => {
      statements.push(config.text)
      return query(config, ...rest)
    }) as typeof client.query
  })

  return {
    db: connection.db,
    close: async () => {
      await connection.close()
      return statements
    },
  }
}

/**
 * How PostgreSQL would execute a statement on large tables, one step per line: those of a test are so small that it
 * would rather read them whole. `text` may have parameters, with their `values`.
 */
export async function planOf(pool: pg.Pool, text: string, values: unknown[] = []): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)

    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}

type PlansOptions = {
  /** Only of statements with this text in them. */
  part: string
  /** Executes them, to say which steps were taken. */
  analyze?: boolean
}

/** The plans of the statements that `run` sends outside of transactions. */
export async function plansOf(
  pool: pg.Pool,
  { part, analyze = false }: PlansOptions,
  run: () => Promise<unknown>,
): Promise<string[]> {
  const query = vi.spyOn(pool, 'query')
  await run()
  const sent = query.mock.calls.map((call) => Sent.parse(call)).filter(([{ text }]) => text.includes(part))
  query.mockRestore()

  return Promise.all(
    sent.map(([{ text }, values]) => planOf(pool, `${analyze ? '(analyze) ' : ''}${text}`, values)),
  )
}

/** What drizzle calls the pool with. */
const Sent = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())])

/** Folder of the demonstration store's pictures, once `testDatabase({ demo: true })` has resolved. */
export function demoPicturesFolder(): string {
  return join(inject('runFolder'), 'fotos')
}

/** The address of another database on the same server. */
export function databaseAt(url: string, nome: string): string {
  const address = new URL(url)
  address.pathname = `/${nome}`
  return address.href
}

/** The lock belongs to its session, which a pool would close while the demonstration store is being loaded. */
async function ensureDemoTemplate({ pool }: Connection, clusterUrl: string) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DEMO_TEMPLATE])
    if (rowCount === 0) {
      const growing = `${DEMO_TEMPLATE}_novo`
      await client.query(`drop database if exists ${growing}`)
      await client.query(`create database ${growing} template ${TEMPLATE}`)
      await fillWithDemo(databaseAt(clusterUrl, growing))
      await client.query(`alter database ${growing} rename to ${DEMO_TEMPLATE}`)
    }
  } finally {
    // Closing its session releases its lock.
    client.release(true)
  }
}

async function fillWithDemo(url: string) {
  // Loaded only on request: it is most of the shop's code.
  const { loadDemo } = await import('#demo/load.ts')
  const connection = connect(url, CONNECTIONS)
  try {
    await loadDemo(connection, localStorage(demoPicturesFolder()), () => undefined)
    await connection.pool.query('analyze')
  } finally {
    await connection.close()
  }
}
