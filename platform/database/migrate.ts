import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Any number, but the same for all nodes: one of them migrates, the others wait. */
const LOCK = 5_471_001

/** Applies the SQL files that this database has not seen, in the order of their names, each in a transaction of its own. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (nome text primary key, em timestamptz not null default now())',
    )
    const pending = await pendingMigrations(client)
    for (const nome of pending) await apply(client, nome)
    return pending
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  }
}

/** The migrations of this version that the database still lacks. */
export async function pendingMigrations(client: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((nome) => nome.endsWith('.sql')).sort()
  const { rows } = await client.query<{ nome: string }>('select nome from migrations')
  const applied = new Set(rows.map((row) => row.nome))

  return files.filter((nome) => !applied.has(nome))
}

async function apply(client: pg.PoolClient, nome: string) {
  const sql = await readFile(new URL(nome, FOLDER), 'utf8')
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (nome) values ($1)', [nome])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`A migração ${nome} falhou; nada dela foi aplicado.`, { cause: error })
  }
}
