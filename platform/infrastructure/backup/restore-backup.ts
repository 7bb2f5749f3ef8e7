import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { applyMigrations, listMigrations, MIGRATION_LOCK } from '#platform/database/migrate.ts'
import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { bytesOf, readArchive } from './archive.ts'
import { BackupFailure, FILES, JOBS, TABLES } from './format.ts'
import { removeJobs, restoreJobs } from './jobs.ts'
import { bareTables, clearDatabase, holdsTables, setSequences } from './schema.ts'
import { type Places, placeOf } from './stored-files.ts'
import type { VerifiedBackup } from './verify-backup.ts'

export type RestoreBackupInput = Places & {
  url: string
  path: string
  backup: VerifiedBackup
  /** The shop's jobs; their queues are created. */
  jobs: Job[]
  /** Whether the database's present content may be deleted. */
  replace: boolean
  signal: AbortSignal
}

/**
 * Restores a verified backup: files as they are read, rows and jobs in one transaction that commits last. Until then
 * the database is unchanged. Returns how many jobs no longer have a queue.
 */
export async function restoreBackup({
  url,
  path,
  backup,
  jobs,
  replace,
  signal,
  ...places
}: RestoreBackupInput): Promise<{ lostJobs: number }> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // The error also fails the running query.
  pool.on('error', () => undefined)
  try {
    await refuseOthers(pool)
    await pool.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0',
    )
    if (!replace) await refuseFull(pool)
    await pool.query('create schema if not exists pgboss')
    const queues = await openQueues(pool, jobs)
    await queues.stop({ close: false })

    const client = await pool.connect()
    // Without a listener, a server shutdown would end the process.
    client.on('error', () => undefined)
    try {
      await client.query('begin')
      // A shop that starts in the meantime waits before its migrations.
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      const found = await load(client, { path, backup, places, replace, signal })
      await client.query('commit')
      await client.query('analyze')
      return { lostJobs: backup.end.tarefas - found }
    } finally {
      // Closing the connection also rolls back an open transaction.
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

type Load = Pick<RestoreBackupInput, 'path' | 'backup' | 'replace' | 'signal'> & { places: Places }

async function load(client: pg.PoolClient, { path, backup, places, replace, signal }: Load): Promise<number> {
  const { manifest, end } = backup
  if (replace) await clearDatabase(client)
  await applyMigrations(client, manifest.migracoes)
  const putBack = await bareTables(client)
  await removeJobs(client)

  const tables = loadTables(client, backup)
  let found = 0
  for await (const entry of readArchive(path)) {
    signal.throwIfAborted()
    if (entry.name.startsWith(TABLES)) await tables.add(entry.name.split('/')[1] ?? '', entry.content)
    else if (entry.name.startsWith(JOBS)) {
      await tables.end()
      found += await restoreJobs(client, JSON.parse(String(await bytesOf(entry))))
    } else if (entry.name.startsWith(FILES)) {
      await tables.end()
      const { storage, key } = placeOf(entry.name.slice(FILES.length), places)
      await storage.writeStream(key, entry.content)
    } else await bytesOf(entry)
  }
  await tables.end()

  await setSequences(client, end.sequencias)
  await putBack()
  const newer = (await listMigrations()).filter((nome) => !manifest.migracoes.includes(nome))
  await applyMigrations(client, newer)

  return found
}

/** Writes the pieces of each table into one COPY and compares the row counts. */
function loadTables(client: pg.PoolClient, { manifest, end }: VerifiedBackup) {
  let current: { nome: string; sink: ReturnType<typeof from> } | undefined

  return {
    async add(nome: string, content: AsyncIterable<Buffer>) {
      if (current?.nome !== nome) {
        await finish()
        current = { nome, sink: open(nome) }
      }
      for await (const bytes of content) await write(current.sink, bytes)
    },
    end: finish,
  }

  function open(nome: string) {
    const table = manifest.tabelas.find((known) => known.nome === nome)
    if (!table) throw new BackupFailure(`A cópia tem uma tabela que ela mesma não conhece: ${nome}.`)
    const columns = table.colunas.map((coluna) => client.escapeIdentifier(coluna)).join(', ')

    const sink = client.query(
      from(`copy ${client.escapeIdentifier(nome)} (${columns}) from stdin with (encoding 'UTF8')`),
    )
    // The next write throws it.
    sink.on('error', () => undefined)
    return sink
  }

  async function finish() {
    if (!current) return
    const { nome, sink } = current
    current = undefined
    sink.end()
    await finished(sink)
    if (sink.rowCount !== end.linhas[nome])
      throw new BackupFailure(
        `A tabela ${nome} tem ${end.linhas[nome]} linhas na cópia, e ${sink.rowCount} foram lidas. Nada foi mudado no banco.`,
      )
  }
}

async function write(sink: Writable, bytes: Buffer) {
  if (sink.errored) throw sink.errored
  if (!sink.write(bytes)) await once(sink, 'drain')
}

/** PostgreSQL ends the connections of a shop that has just been stopped a moment later. */
const ENDING_MS = 2_000
const LOOK_AGAIN_MS = 100

/** A running shop, or any other client, would go on working with the rows that are being replaced. */
async function refuseOthers(pool: pg.Pool) {
  const until = performance.now() + ENDING_MS
  let others = await countOthers(pool)
  while (others > 0 && performance.now() < until) {
    await sleep(LOOK_AGAIN_MS)
    others = await countOthers(pool)
  }
  if (others > 0)
    throw new BackupFailure(
      `O banco de dados está em uso (${others} ${others === 1 ? 'conexão' : 'conexões'}); encerre a loja e o que mais o usa antes de restaurar.`,
    )
}

async function countOthers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `select count(*)::int as total from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and coalesce(backend_type, 'client backend') = 'client backend'`,
  )

  return rows[0]?.total ?? 0
}

async function refuseFull(pool: pg.Pool) {
  const client = await pool.connect()
  const full = await holdsTables(client).finally(() => client.release())
  if (full)
    throw new BackupFailure(
      'O banco de dados não está vazio. Para pôr a cópia no lugar do que há nele, acrescente --replace.',
    )
}
