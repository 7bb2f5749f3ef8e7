import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { SERVER } from '../../prepare.mjs'
import { CORES, moveTo, onCores } from './cores.ts'
import { processorTime, withChildren } from './processor-time.ts'

/** A line of its own, and none of the log, whose lines are JSON. */
const ADDRESS = /^[^{\n]*?(https?:\/\/[\d.:[\]a-z]+)\n/m

/** More than a process opens (docs/operations.md), with those of the bench. */
const CONNECTIONS_OF_PROCESS = 50

/** A running server. `loggedBytes` is the size of what it has written to standard output. */
export type Served = {
  url: string
  pid: number
  loggedBytes: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * Runs an empty database for so many processes of the shop, on the servers' cores. Afterwards, this process is on the
 * generator's.
 */
export async function serveDatabase(folder: string, cores = CORES, processes = 1): Promise<EmbeddedDatabase> {
  moveTo(cores?.server)
  const database = await startEmbedded(folder, { connections: CONNECTIONS_OF_PROCESS * processes })
  moveTo(cores?.generator)

  return database
}

/** Runs the built shop in this environment. */
export function serveShop(env: Record<string, string>, cores = CORES): Promise<Served> {
  return serve(SERVER, env, cores)
}

/**
 * Runs a script that prints its address once it listens, on the server's core. Its output goes to a file, as with a
 * service manager: a pipe would make this process read each line of the log.
 */
export async function serve(
  script: string,
  env: Record<string, string> = {},
  cores = CORES,
): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'lira-log-'))
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const [command, ...flags] = onCores(cores?.server, process.execPath)
  const child = spawn(command, [...flags, script], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, 'inherit'],
  })
  closeSync(output)
  const url = await addressOf(child, script, log)
  const { pid } = child
  if (pid === undefined) throw new Error(`${script} has no process`)

  return {
    url,
    pid,
    loggedBytes: async () => (await stat(log)).size,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Resident memory of processes and their children, now and each at its highest, in bytes; 0 if the system does not
 * report it.
 */
export async function residentBytes(pids: readonly number[]): Promise<{ now: number; highest: number }> {
  const families = await Promise.all(pids.map(withChildren))
  const statuses = await Promise.all(
    families.flat().map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')),
  )
  const bytes = (name: string) => {
    const pattern = new RegExp(`${name}:\\s+(\\d+) kB`)
    return statuses.reduce((sum, status) => sum + Number(pattern.exec(status)?.[1] ?? 0) * 1024, 0)
  }

  return { now: bytes('VmRSS'), highest: bytes('VmHWM') }
}

/** Waits until a process and its children have been idle for some seconds, so that their start is not measured. */
export async function quiet(pid: number): Promise<void> {
  let rested = 0
  for (let before = await processorTime(pid); rested < REST_S; ) {
    await sleep(1000)
    const now = await processorTime(pid)
    rested = now - before < BUSY_MS ? rested + 1 : 0
    before = now
  }
}

const REST_S = 3

/** A process counts as busy from this processor time in one second. */
const BUSY_MS = 100

async function addressOf(child: ChildProcess, script: string, log: string): Promise<string> {
  let failure: unknown
  child.once('error', (error) => {
    failure = error
  })
  for (;;) {
    const url = ADDRESS.exec(await readFile(log, 'utf8'))?.[1]
    if (url) return url
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`${script} exited with ${child.exitCode} before it listened`)
    await sleep(50)
  }
}
