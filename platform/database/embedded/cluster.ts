import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { postgresBinaries } from './binaries.ts'
import { type DatabaseUser, spawnAs } from './user.ts'

/** Prefix of an unfinished cluster's folder. */
const GROWING = 'data.nova-'

type NewCluster = { folder: string; files: string; user: DatabaseUser; name: string; durable: boolean }

/**
 * Creates an empty cluster in `files`, completely or not at all: in a temporary folder that is renamed at the end.
 * Texts compare by code point (PostgreSQL's own `C.UTF-8`: the same on every machine, and no index breaks when the
 * system's locale changes); lists shown to people sort with `collate "pt-BR-x-icu"`.
 */
export async function createCluster({ folder, files, user, name, durable }: NewCluster): Promise<void> {
  // A unique name: the initdb of a killed shop may still be writing to its folder.
  const growing = join(folder, `${GROWING}${randomBytes(6).toString('hex')}`)
  await mkdir(growing, { mode: 0o700 })
  if (user.kind === 'other') await chown(growing, user.uid, user.gid)
  await chmod(growing, 0o700)

  await initdb(user, [
    `--pgdata=${growing}`,
    `--username=${name}`,
    `--pwfile=${join(folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ])
  await rename(growing, files)
  for (const left of await readdir(folder)) {
    if (left.startsWith(GROWING))
      await rm(join(folder, left), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function initdb(user: DatabaseUser, flags: string[]) {
  const child = spawnAs(user, postgresBinaries().initdb, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`O PostgreSQL embutido não pôde criar seus arquivos: ${complaint.trim()}`)
}
