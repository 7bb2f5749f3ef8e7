import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program of the system; undefined if it is missing. */
export function findProgram(...patterns: string[]): string | undefined {
  return patterns.flatMap((pattern) => (existsSync(pattern) ? [pattern] : globSync(pattern))).at(-1)
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The user that a program runs as; by default ours. */
export type User = { uid?: number; gid?: number }

/** Starts a program that listens on a port of this machine; `stop` ends it with a signal. */
export async function startProgram(program: string, flags: string[], port: number, user: User = {}) {
  const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...user })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  while (!(await answers(port))) {
    if (isOver(child)) throw new Error(`${program} ended: ${said}`)
    await sleep(50)
  }

  return {
    pid: child.pid ?? 0,
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      if (isOver(child)) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}

function isOver({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
