import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, freePort, startProgram } from './programs.ts'

export const PGBOUNCER = findProgram('/usr/sbin/pgbouncer', '/usr/bin/pgbouncer')

/** Few, so that transactions of all clients change their connection often. */
const CONNECTIONS = 6

/** Starts PgBouncer in transaction mode before the server of `url`. Returns the URL of the same database through it. */
export async function startPgBouncer(url: string, folder: string) {
  const server = new URL(url)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  // An empty one would be an error.
  const password = server.password === '' ? '' : `password=${server.password}`
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} ${password}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
`,
  )
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const flags = process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file]
  const program = await startProgram(PGBOUNCER ?? '', flags, port)
  server.port = String(port)

  return { url: server.href, stop: program.stop }
}
