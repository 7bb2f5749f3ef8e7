import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Trouble } from './process.ts'

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url))

const Said = z.union([
  z.object({ port: z.int() }),
  z.object({ ready: z.literal(true) }),
  z.object({ login: z.string() }),
  z.object({ arrived: z.string(), secure: z.boolean() }),
])

/** A real mail server in a separate process. With a login it refuses unauthenticated mail, and requires TLS first. */
export async function startSmtpServer(login: { user: string; password: string } | null = null) {
  const child = fork(PROGRAM, [JSON.stringify({ login })], { execArgv: [] })
  const arrived: { raw: string; secure: boolean }[] = []
  const logins: string[] = []
  child.on('message', (message) => {
    const said = Said.parse(message)
    if ('arrived' in said) arrived.push({ raw: said.arrived, secure: said.secure })
    if ('login' in said) logins.push(said.login)
  })
  const [first] = await once(child, 'message')
  const { port } = z.object({ port: z.int() }).parse(first)
  const named = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''

  return {
    arrived,
    logins,
    url: `smtp://${named}127.0.0.1:${port}`,
    /** Failures of the next mails. */
    async trouble(...troubles: Trouble[]) {
      child.send(troubles)
      await once(child, 'message')
    },
    close: () => end(child),
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
