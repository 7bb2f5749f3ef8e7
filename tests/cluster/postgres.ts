import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram, freePort, startProgram, type User } from './programs.ts'

/** The system's PostgreSQL; the shop's own has no `pg_basebackup`. */
export const POSTGRES = findProgram('/usr/lib/postgresql/*/bin/postgres')

/** What the replica reads the primary's log by. */
export const SLOT = 'replica'

/** PostgreSQL refuses to run as root: it runs as `nobody` then. */
const USER: User = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const SETTINGS = [
  'fsync=off',
  'max_connections=150',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
]

/** Starts a primary with the empty database `loja` and a streaming replica of it, in this folder. */
export async function startReplicated(folder: string) {
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')]
  chmodSync(folder, 0o755)
  for (const data of [first, second]) {
    mkdirSync(data, { mode: 0o700 })
    if (USER.uid !== undefined && USER.gid !== undefined) chownSync(data, USER.uid, USER.gid)
  }
  run('initdb', ['-D', first, '-U', 'loja', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  const ports = { primary: await freePort(), replica: await freePort() }
  const primary = { url: urlOf(ports.primary), ...(await start(first, ports.primary)) }
  const server = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'loja']
  run('createdb', [...server, 'loja'])
  run('pg_basebackup', [...server, '-D', second, '-R', '-C', '-S', SLOT, '-X', 'stream', '-c', 'fast'])
  const replica = { url: urlOf(ports.replica), ...(await start(second, ports.replica)) }

  return {
    primary,
    replica,
    startPrimary: () => start(first, ports.primary),
    startReplica: () => start(second, ports.replica),
  }
}

async function start(data: string, port: number) {
  const flags = ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])]

  const program = await startProgram(POSTGRES ?? '', flags, port, USER)
  // It listens before it has recovered.
  while (!isReady(port)) await sleep(100)

  return program
}

function isReady(port: number): boolean {
  try {
    run('pg_isready', ['-h', '127.0.0.1', '-p', String(port)])
    return true
  } catch {
    return false
  }
}

function run(name: string, flags: string[]): void {
  execFileSync(join(dirname(POSTGRES ?? ''), name), flags, { cwd: '/', stdio: 'pipe', ...USER })
}

function urlOf(port: number): string {
  return `postgres://loja@127.0.0.1:${port}/loja`
}
