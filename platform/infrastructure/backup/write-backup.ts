import pg from 'pg'
import { to } from 'pg-copy-streams'
import { type Archive, writeArchive } from './archive.ts'
import { END, type End, FILES, FORMAT, JOBS, MANIFEST, type Manifest, TABLES } from './format.ts'
import { listWaitingJobs } from './jobs.ts'
import { listTables, readSequences } from './schema.ts'
import { listStoredFiles, type Places } from './stored-files.ts'

/** Rows are written in pieces of about this size (bytes), so that no table has to fit into memory. */
const PIECE_BYTES = 1024 * 1024

export type WriteBackupInput = Places & {
  /** URL of the database. */
  url: string
  /** Where to write the backup. */
  path: string
  /** The shop's version, shown to people. */
  version: string
  now: Date
  signal: AbortSignal
}

/**
 * Writes the shop's present state to one file while it goes on selling: first all rows and jobs of one database
 * snapshot, then the files. The shop never deletes a file that a row of the last days still names.
 */
export async function writeBackup({
  url,
  path,
  version,
  now,
  signal,
  ...places
}: WriteBackupInput): Promise<End> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks also fails the running query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read, read only')
    const manifest = await readManifest(client, version, now)
    let end: End | undefined
    await writeArchive(
      path,
      async (archive) => {
        await archive.add(MANIFEST, json(manifest))
        const linhas: Record<string, number> = {}
        for (const table of manifest.tabelas) linhas[table.nome] = await addTable(archive, client, table)
        const tarefas = await addJobs(archive, client)
        // Read last: no row of the snapshot has a number above it.
        const sequencias = await readSequences(client)
        await client.query('commit')
        const files = await addFiles(archive, places)
        end = { linhas, tarefas, sequencias, ...files, sha256: archive.digest() }
        await archive.add(END, json(end))
      },
      signal,
    )
    if (!end) throw new Error('The backup has no end entry.')
    return end
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function readManifest(client: pg.Client, versao: string, now: Date): Promise<Manifest> {
  const migrations = await client.query<{ nome: string }>('select nome from migrations order by nome')
  const server = await client.query<{ postgres: string }>(
    `select current_setting('server_version') as postgres`,
  )

  return {
    formato: FORMAT,
    versao,
    criadaEm: now.toISOString(),
    postgres: server.rows[0]?.postgres ?? '',
    migracoes: migrations.rows.map(({ nome }) => nome),
    tabelas: await listTables(client),
  }
}

/** Returns the number of rows. */
async function addTable(
  archive: Archive,
  client: pg.Client,
  { nome, colunas }: Manifest['tabelas'][number],
): Promise<number> {
  const columns = colunas.map((coluna) => client.escapeIdentifier(coluna)).join(', ')
  const rows = client.query(
    to(`copy (select ${columns} from ${client.escapeIdentifier(nome)}) to stdout with (encoding 'UTF8')`),
  )
  const add = piecewise(archive, `${TABLES}${nome}/`)
  for await (const bytes of rows) await add.bytes(bytes)
  await add.rest()

  return rows.rowCount
}

function piecewise(archive: Archive, folder: string) {
  let [number, size, pieces] = [0, 0, [] as Buffer[]]

  return {
    async bytes(bytes: Buffer) {
      pieces.push(bytes)
      size += bytes.length
      if (size >= PIECE_BYTES) await flush()
    },
    async rest() {
      if (size > 0) await flush()
    },
  }

  async function flush() {
    const piece = Buffer.concat(pieces)
    pieces = []
    size = 0
    await archive.add(`${folder}${number++}`, piece)
  }
}

async function addJobs(archive: Archive, client: pg.Client): Promise<number> {
  let [number, total] = [0, 0]
  for await (const jobs of listWaitingJobs(client)) {
    await archive.add(`${JOBS}${number++}`, json(jobs))
    total += jobs.length
  }
  return total
}

async function addFiles(archive: Archive, places: Places) {
  let [arquivos, bytesArquivos] = [0, 0]
  for await (const { name, storage, key } of listStoredFiles(places)) {
    const file = await storage.readStream(key)
    // Deleted after it was listed, so no row names it.
    if (!file) continue
    await archive.addStream(`${FILES}${name}`, file)
    bytesArquivos += file.size
    arquivos++
  }
  return { arquivos, bytesArquivos }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
