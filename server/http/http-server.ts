import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { StartFailure } from '../start/start-failure.ts'
import { ODD_ADDRESS, type RefusalPage, say } from './answers/send-text.ts'
import { limitBodyTime } from './limits/body-deadline.ts'
import { readRequestAddress } from './request-address.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'

/** How long what is in flight may take once the shop closes. */
const DRAIN_MS = 10_000

/** Longer than proxies keep theirs, so that it is never us who closes a connection that is just being used. */
const KEEP_ALIVE_MS = 65_000

/** How long a visitor may take to send the head of a request, and all of it: a body of many megabytes comes from the panel. */
const HEAD_MS = 10_000
const WHOLE_MS = 300_000

/** Connections at a time; more are turned away before they cost anything. */
const MAX_CONNECTIONS = 5_000

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

type HttpServer = {
  host: string
  port: number
  /** Where the shop is reached from outside. */
  storeUrl: string
  /** Sees every request first. */
  observe: Listener
  /** Whether the shop is about to close: it serves on, but lets no connection wait for another request. */
  closing: () => boolean
  /** Answers `true` if the request was for it. */
  health: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

/**
 * Listens, and answers 503 until the shop is `opened`. `port` is where it listens, also when any was asked for (0).
 * `close` takes no more connections, lets what is in flight finish, and cuts what takes longer than 10 s.
 */
export async function openHttpServer({ host, port, storeUrl, observe, closing: ending, health }: HttpServer) {
  let listener: Listener = stillOpening
  let refusalPage: RefusalPage | undefined
  let closing: Promise<void> | undefined
  const secure = storeUrl.startsWith('https:')
  const deadlines = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEAD_MS, requestTimeout: WHOLE_MS }
  const server = createServer({ ...deadlines, connectionsCheckingInterval: 5_000 }, (incoming, outgoing) => {
    const address = readRequestAddress(incoming.url ?? '')
    if (address !== null) incoming.url = address
    observe(incoming, outgoing)
    limitBodyTime(incoming)
    if (closing || ending()) outgoing.setHeader('connection', 'close')
    if (secure) outgoing.setHeader('strict-transport-security', STRICT_TRANSPORT)
    if (address === null)
      say(incoming, outgoing, ODD_ADDRESS, refusalPage).catch((error) => outgoing.destroy(error))
    else if (!health(incoming, outgoing)) listener(incoming, outgoing)
  })
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  const bound = server.address()

  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,

    /** From now on `by` answers, and `page` says to people what is refused before. */
    opened(by: Listener, page: RefusalPage): void {
      listener = by
      refusalPage = page
    },

    close(): Promise<void> {
      closing ??= drain()
      return closing
    },
  }

  async function drain() {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection that asked for nothing yet, or has just got its answer, has nothing in flight.
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    await closed
    clearInterval(idle)
    clearTimeout(timeout)
  }
}

function stillOpening(_incoming: IncomingMessage, outgoing: ServerResponse) {
  outgoing
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
    .end('A loja está abrindo. Volte em alguns segundos.')
}

function explain(error: Error, host: string, port: number) {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartFailure(`A porta ${port} em ${host} já está em uso; libere-a ou escolha outra com PORT.`)
  if (code === 'EACCES')
    return new StartFailure(
      `Sem permissão para abrir a porta ${port}; escolha outra com PORT (1024 ou mais).`,
    )
  return new StartFailure(`Não é possível escutar em ${host}:${port} (${error.message}); ajuste HOST e PORT.`)
}
