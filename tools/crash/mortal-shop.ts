import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ROOT, SERVER } from '../prepare.mjs'

const MAIN = join(ROOT, SERVER)

/** A shop that is killed repeatedly and always restarts at the same address. */
export type MortalShop = {
  origin: string
  /** Whether it runs, or has exited by itself. */
  isAlive: () => boolean
  /** Kills it like a power failure; resolves when it is gone. */
  kill: () => Promise<void>
  /** Restarts it, and waits until it is ready. */
  revive: () => Promise<void>
  /** Stops it gracefully. */
  stop: () => Promise<void>
}

/** Starts the real process of the shop in this environment, on a port of its own. */
export async function startMortalShop(environment: Record<string, string>): Promise<MortalShop> {
  const port = await freePort()
  let life = start()
  await life.opened

  return {
    origin: `http://127.0.0.1:${port}`,
    isAlive: () => life.child.exitCode === null && life.child.signalCode === null,
    kill: () => end('SIGKILL'),
    async revive() {
      life = start()
      await life.opened
    },
    stop: () => end('SIGTERM'),
  }

  function start() {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DEMO: '0',
        LOG_LEVEL: 'error',
        WEB_CONCURRENCY: '1',
        PORT: String(port),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return { child, opened: opened(child) }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const { child } = life
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}

function opened(child: ChildProcess): Promise<void> {
  const open = new Promise<void>((resolve, reject) => {
    let out = ''
    child.stdout?.on('data', (text) => {
      out += text
      if (out.includes('A loja está aberta')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The shop exited (${code}) before it was ready.`)))
  })
  // It may exit while nobody waits for it.
  open.catch(() => undefined)

  return open
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (typeof bound !== 'object' || !bound) throw new Error('No port is free.')

  return bound.port
}
