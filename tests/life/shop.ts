import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, SERVER } from '#tools/prepare.mjs'

const MAIN = join(ROOT, SERVER)

export type Shop = {
  process: ChildProcess
  /** The address, once the shop is open; rejected if it exits before. */
  opened: Promise<string>
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>
  out: () => string
  err: () => string
}

/**
 * Starts the real process of the shop, without the demonstration store, on a free port, in exactly this environment.
 * `flags` are for Node.
 */
export function startShop(environment: Record<string, string>, flags: readonly string[] = []): Shop {
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DEMO: '0',
      PORT: '0',
      WEB_CONCURRENCY: '1',
      // Tests about waiting set it themselves.
      DATABASE_WAIT: '0',
      DRAIN_WAIT: '0',
      ...environment,
    },
    // With the channel, an interrupted test run stops its shops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let [out, err] = ['', '']
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? ''))
  })
  const opened = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      out += text
      const address = /^A loja está aberta em (\S+)$/m.exec(out)?.[1]
      if (address) resolve(address)
    })
    child.stderr?.on('data', (text) => {
      err += text
    })
    void ended.then((code) => reject(new Error(`The shop exited (${code}) before it was open: ${err}`)))
  })
  opened.catch(() => undefined)

  return { process: child, opened, ended, out: () => out, err: () => err }
}

/**
 * An empty folder; `remove` deletes it. It is created when it is first used: runners load files of tests that they only
 * list.
 */
export function temporaryFolder(): { readonly path: string; remove: () => void } {
  let created: string | undefined

  return {
    get path() {
      created ??= mkdtempSync(join(tmpdir(), 'lira-vida-'))
      return created
    },
    remove() {
      if (created !== undefined) rmSync(created, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
