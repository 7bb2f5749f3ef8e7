import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Advisory lock: any number, but the same on all nodes. One of them migrates, the others wait. */
export const MIGRATION_LOCK = 5_471_001

const TABLE =
  'create table if not exists migrations (nome text primary key, em timestamptz not null default now())'

/**
 * Applies the SQL files that this database lacks, by name, each in a transaction of its own. Throws an error that the
 * operator understands if the database belongs to a newer version, or if its user may not create tables.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const applied = await appliedMigrations(client)
    const known = await listMigrations()
    const newer = applied.filter((nome) => !known.includes(nome))
    if (newer.length > 0)
      throw new Error(
        `Este banco de dados é de uma versão mais nova da loja (${newer.at(-1)}); use essa versão, ou um banco restaurado de antes dela.`,
      )
    const pending = known.filter((nome) => !applied.includes(nome))
    for (const nome of pending) await apply(client, nome)
    return pending
  } finally {
    // If the connection broke, the lock is gone with it.
    const unlocked = await succeeds(client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]))
    client.release(!unlocked)
  }
}

/** Lists this version's migrations that the database lacks. */
export async function pendingMigrations(client: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ nome: string }>('select nome from migrations')
  const applied = rows.map(({ nome }) => nome)

  return (await listMigrations()).filter((nome) => !applied.includes(nome))
}

async function appliedMigrations(client: pg.PoolClient): Promise<string[]> {
  await client.query(TABLE).catch((error: unknown) => {
    refuseRights(error)
    throw error
  })
  const { rows } = await client.query<{ nome: string }>('select nome from migrations order by nome')

  return rows.map(({ nome }) => nome)
}

/** Replaces PostgreSQL's own error, which is in English and names neither the user nor the remedy. */
function refuseRights(error: unknown): void {
  // insufficient_privilege; invalid_schema_name, if there is no schema that the user may see.
  if (error instanceof pg.DatabaseError && (error.code === '42501' || error.code === '3F000'))
    throw new Error(
      'O usuário do banco de dados não tem o direito de criar tabelas e esquemas nele; faça dele o dono do banco (ALTER DATABASE banco OWNER TO usuario).',
    )
}

/** Lists all migrations of this version, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((nome) => nome.endsWith('.sql')).sort()
}

/** Applies these migrations in the client's open transaction. */
export async function applyMigrations(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await client.query(TABLE)
  for (const nome of names) {
    await client.query(await readFile(new URL(nome, FOLDER), 'utf8'))
    await client.query('insert into migrations (nome) values ($1)', [nome])
  }
}

async function apply(client: pg.PoolClient, nome: string) {
  await client.query('begin')
  try {
    // The first transaction after these waits for the disk, and theirs with it; those of an empty database would wait
    // longer than they work. What a power failure takes from the end is applied again.
    await client.query('set local synchronous_commit = off')
    await applyMigrations(client, [nome])
    await client.query('commit')
  } catch (error) {
    await succeeds(client.query('rollback'))
    refuseRights(error)
    throw new Error(`A migração ${nome} falhou; nada dela foi aplicado.`, { cause: error })
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
