import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER } from '../prepare.mjs'

/** One core for the server and one for the generator, so that neither slows down the other. */
const SERVER_CORE = '0'

const ADDRESS = /https?:\/\/[\d.:[\]a-z]+/

export type Served = { url: string; pid: number; stop: () => Promise<void> }

/** Runs the built shop in this environment. */
export function serveShop(env: Record<string, string>): Promise<Served> {
  return serve(SERVER, [], env)
}

/** Runs a script that prints its address once it listens, on the server's core if the machine allows it. */
export async function serve(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Served> {
  const command = canPinCores() ? ['taskset', '-c', SERVER_CORE, process.execPath] : [process.execPath]
  const child = spawn(command[0] ?? '', [...command.slice(1), script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child, script)
  if (child.pid === undefined) throw new Error(`${script} has no process`)

  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Moves this process, the generator, off the server's core. */
export function pinGenerator() {
  if (canPinCores()) spawnSync('taskset', ['-acp', '1', String(process.pid)])
}

/** Resident memory of a process, in bytes; null if the system does not report it. */
export async function residentBytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1]
  return kilobytes ? Number(kilobytes) * 1024 : null
}

/** Waits until a process and its children have been idle for some seconds, so that their start is not measured. */
export async function quiet(pid: number): Promise<void> {
  let rested = 0
  for (let before = await processorTicks(pid); rested < REST_S; ) {
    await sleep(1000)
    const now = await processorTicks(pid)
    rested = now - before < BUSY_TICKS ? rested + 1 : 0
    before = now
  }
}

const REST_S = 3

/** A process counts as busy from this processor time in one second, in hundredths of a second. */
const BUSY_TICKS = 10

/** Processor time of a process and its children, in hundredths of a second; 0 if the system does not report it. */
async function processorTicks(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  const ticks = await Promise.all(
    pids.map(async (each) => {
      const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
      // After the command's name, which may contain anything: utime and stime are the 12th and 13th values.
      const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(values[11] ?? 0) + Number(values[12] ?? 0)
    }),
  )
  return ticks.reduce((sum, each) => sum + each, 0)
}

function canPinCores(): boolean {
  return spawnSync('taskset', ['-V']).status === 0
}

function addressOf(child: ChildProcess, script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} exited with ${code} before it listened`)))
    child.once('error', reject)
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (line) => {
      const url = ADDRESS.exec(line)?.[0]
      if (url) resolve(url)
    })
  })
}
