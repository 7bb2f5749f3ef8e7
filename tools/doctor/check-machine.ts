import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import type { Database } from '#platform/database/connect.ts'
import { listMigrations } from '#platform/database/migrate.ts'
import { listMissingFiles } from '#platform/infrastructure/storage/file-checks.ts'
import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import type { Config } from '#server/config.ts'
import type { ExaminedReplica } from './check-replica.ts'

/** Below this the shop is in danger; with a full disk it accepts no orders. */
const LEAST_BYTES = 1024 ** 3

/** Payment codes, links and sessions expire by the clock. */
const CLOCK_MS = 5_000

/** `server_version_num`, as required by `server/start/database.ts`. */
const OLDEST_POSTGRES = 150_000

const SECRETS = ['links', 'manutencao'] as const

/** A problem outside of the rows, and how to solve it. */
export type MachineProblem = { name: string; title: string; advice: string; examples: string[] }

type Input = {
  db: Database
  pool: pg.Pool
  config: Pick<Config, 'dataDir' | 'files' | 'linkSecret' | 'maintenanceSecret'>
  /** Null: there is none. */
  replica: ExaminedReplica | null
}

/** Checks schema, server, clock, disk, secrets and files. */
export async function checkMachine({ db, pool, config, replica }: Input): Promise<MachineProblem[]> {
  const missing = await listMissingFiles(db, await openStorage(config.files, 'fotos'))

  return [
    {
      name: 'schema',
      title: 'O banco não está na versão desta loja',
      advice: 'Com migrações a menos, abra a loja, que as aplica; com migrações a mais, atualize a loja.',
      examples: await schemaProblems(pool),
    },
    {
      name: 'postgres',
      title: 'O PostgreSQL não serve',
      advice: 'A loja precisa do PostgreSQL 15 ou mais novo, em UTF8, e que aceite gravação.',
      examples: await serverProblems(pool),
    },
    {
      name: 'replica',
      title: 'A réplica de DATABASE_READ_URL não serve',
      advice:
        'Até ela servir, a loja lê do banco principal. Confira a replicação (pg_stat_replication no principal, pg_stat_wal_receiver na réplica).',
      examples: replica?.problems ?? [],
    },
    {
      name: 'clock',
      title: 'O relógio desta máquina e o do banco discordam',
      advice: 'Acerte os relógios das máquinas por NTP.',
      examples: await clockProblems(pool),
    },
    {
      name: 'disk',
      title: 'Falta espaço em disco',
      advice: 'Libere espaço ou aumente o disco: sem ele a loja não grava pedidos.',
      examples: await diskProblems([
        ...new Set([config.dataDir, ...('folder' in config.files ? [config.files.folder] : [])]),
      ]),
    },
    {
      name: 'secrets',
      title: 'Falta um segredo da loja',
      advice:
        'Abra a loja uma vez: ela cria o seu. Se ele estava numa variável (LINK_SECRET, MAINTENANCE_SECRET), ponha-a de novo.',
      examples: await secretProblems(pool, config),
    },
    {
      name: 'files',
      title: 'Falta uma imagem ou um arquivo',
      advice:
        'Traga-o da última cópia (npm run restore), ou mande-o de novo pelo painel. Confira também FILES_DIR ou S3_URL.',
      examples: missing,
    },
  ].filter(({ examples }) => examples.length > 0)
}

async function schemaProblems(pool: pg.Pool) {
  const { rows } = await pool.query<{ nome: string }>('select nome from migrations')
  const [known, applied] = [await listMigrations(), rows.map(({ nome }) => nome)]

  return [
    ...known.filter((nome) => !applied.includes(nome)).map((nome) => `falta ${nome}`),
    ...applied.filter((nome) => !known.includes(nome)).map((nome) => `esta loja não conhece ${nome}`),
  ]
}

async function serverProblems(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: string; encoding: string; closed: boolean }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as closed`,
  )
  const { version = '0', encoding = '', closed = false } = rows[0] ?? {}

  return [
    ...(Number(version) < OLDEST_POSTGRES ? [`versão ${version}`] : []),
    ...(encoding === 'UTF8' ? [] : [`codificação ${encoding}`]),
    ...(closed ? ['só aceita leitura'] : []),
  ]
}

async function clockProblems(pool: pg.Pool) {
  const before = Date.now()
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const after = Date.now()
  const theirs = rows[0]?.now.getTime() ?? 0
  const away = Math.max(before - theirs, theirs - after)

  return away > CLOCK_MS ? [`${Math.round(away / 1000)} segundos`] : []
}

async function diskProblems(folders: string[]) {
  const problems: string[] = []
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < LEAST_BYTES)
      problems.push(`${folder}: ${Math.floor((bavail * bsize) / 1024 ** 2)} MB livres`)
  }
  return problems
}

async function secretProblems(
  pool: pg.Pool,
  { linkSecret, maintenanceSecret }: Input['config'],
): Promise<string[]> {
  const given = { links: linkSecret, manutencao: maintenanceSecret }
  const { rows } = await pool.query<{ nome: string }>('select nome from segredos')
  const there = rows.map(({ nome }) => nome)

  return SECRETS.filter((nome) => !given[nome] && !there.includes(nome))
}
