import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import * as z from 'zod'
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.ts'

/**
 * A mail server in a separate process, controlled by `tests/support/smtp/server.ts` over the channel between the two.
 */

/** Failures: one of them for each mail, until none is left. */
export type Trouble =
  /** The mailbox is refused, as by greylisting, and accepted later. */
  | 'refusesForNow'
  /** The mailbox does not exist. */
  | 'refusesForGood'
  /** The server has no room for the message. */
  | 'isFull'
  /** The connection breaks during the message. */
  | 'breaksBefore'
  /** The connection breaks after the message, before the server has confirmed it. */
  | 'breaksAfter'

const MAILBOX_REFUSALS: Partial<Record<Trouble, number>> = { refusesForNow: 450, refusesForGood: 550 }

const Options = z.object({ login: z.object({ user: z.string(), password: z.string() }).nullable() })

const { login } = Options.parse(JSON.parse(process.argv[2] ?? ''))
const sockets = new Set<Socket>()
let troubles: Trouble[] = []

process.on('message', (next: Trouble[]) => {
  troubles = next
  process.send?.({ ready: true })
})
process.on('disconnect', () => process.exit())

const server = new SMTPServer({
  key: CERTIFICATE_KEY,
  cert: CERTIFICATE,
  // With a login the server requires TLS first, like those on the internet.
  ...(login ? {} : { disabledCommands: ['AUTH', 'STARTTLS'] }),
  onAuth({ username, password }, _session, answer) {
    process.send?.({ login: username })
    if (username === login?.user && password === login?.password) answer(null, { user: username })
    else answer(refusal(535, 'Usuário ou senha errados'))
  },
  onRcptTo(_address, _session, answer) {
    const code = troubles[0] && MAILBOX_REFUSALS[troubles[0]]
    if (code === undefined) return answer()
    troubles.shift()
    answer(refusal(code, 'Esta caixa não'))
  },
  onData(stream, { secure }, answer) {
    const trouble = troubles.shift()
    const chunks: Buffer[] = []
    if (trouble === 'breaksBefore') return hangUp()
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (trouble === 'isFull') return answer(refusal(452, 'Sem espaço'))
      process.send?.({ arrived: Buffer.concat(chunks).toString('utf8'), secure })
      if (trouble === 'breaksAfter') hangUp()
      else answer()
    })
  },
})

server.server.on('connection', (socket: Socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
})
// Broken connections are its purpose.
server.on('error', () => undefined)
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  if (address && typeof address === 'object') process.send?.({ port: address.port })
})

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function hangUp() {
  for (const socket of sockets) socket.destroy()
}
