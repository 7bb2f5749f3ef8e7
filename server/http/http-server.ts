import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as PlainServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Observer } from '../monitoring/observe.ts'
import type { RequestTracer } from '../monitoring/telemetry/request-tracer.ts'
import { StartFailure } from '../start/start-failure.ts'
import { ODD_ADDRESS, type RefusalPage, say } from './answers/send-text.ts'
import { limitBodyTime } from './limits/body-deadline.ts'
import { endStalledClients } from './limits/stalled-clients.ts'
import { readRequestAddress } from './request-address.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'

/** Time for requests in flight to finish once the shop closes. */
const DRAIN_MS = 10_000

/**
 * Time for a connection that was just accepted to send its request. Node's own `close` ends such connections at once,
 * as if they were idle.
 */
const FIRST_REQUEST_MS = 500

/** Longer than the proxies' timeouts, so that the server never closes a connection that is about to be used. */
const KEEP_ALIVE_MS = 65_000

/** Time for a client to send the headers of a request, and all of it: the panel uploads bodies of many megabytes. */
const HEAD_MS = 10_000
const WHOLE_MS = 300_000

/** Connections at a time; more are rejected before they cost anything. */
const MAX_CONNECTIONS = 5_000

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** What answers requests once the shop is open. */
export type Answering = {
  /** Answers a page that is in the cache; returns false for everything else. */
  answerCached: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Answers everything. */
  listener: Listener
  /** Renders refusals that happen before the listener. */
  refusalPage: RefusalPage
}

type HttpServer = {
  host: string
  port: number
  /** Public URL of the shop. */
  storeUrl: string
  /** Called with every request. */
  observer: Observer
  /** Records requests; null, the default, if none is. */
  trace: RequestTracer | null
  /** Whether the shop is about to close: it still serves, but keeps no connection alive. */
  closing: () => boolean
  /** Returns `true` if it answered the request. */
  health: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

/**
 * Answers 503 until `opened` is called. `listen` returns the actual port, also if any was requested (0). `close` accepts
 * no more connections, lets requests in flight finish, and aborts them after 10 s.
 */
export function createHttpServer(parts: HttpServer) {
  const { host, port, storeUrl, observer, trace, closing: ending, health } = parts
  let answering: Answering | undefined
  let closing: Promise<void> | undefined
  const secure = storeUrl.startsWith('https:')
  const deadlines = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEAD_MS, requestTimeout: WHOLE_MS }
  const server = createServer({ ...deadlines, connectionsCheckingInterval: 5_000 }, (incoming, outgoing) => {
    const sent = incoming.url ?? ''
    const address = readRequestAddress(sent)
    if (address !== null) incoming.url = address
    const id = observer.identify(incoming)
    const isClosing = closing !== undefined || ending()
    const began = trace === null ? 0 : performance.now()
    // First, and with all its headers in one piece: a cached page costs less than what the others need.
    if (address !== null && !isClosing && answering?.answerCached(incoming, outgoing)) {
      trace?.cached(incoming, outgoing.statusCode, id, began)
      return observer.cached(incoming, outgoing.statusCode, id)
    }
    observer.watch(incoming, outgoing, id)
    outgoing.setHeader('x-request-id', id)
    limitBodyTime(incoming)
    if (isClosing) outgoing.setHeader('connection', 'close')
    if (secure) outgoing.setHeader('strict-transport-security', STRICT_TRANSPORT)
    if (trace === null) answer(incoming, outgoing, { sent, address })
    else trace.within(incoming, outgoing, id, () => answer(incoming, outgoing, { sent, address }))
  })
  server.maxConnections = MAX_CONNECTIONS
  endStalledClients(server)

  return {
    async listen(): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(explain(error, host, port)))
        server.listen(port, host, resolve)
      })
      const bound = server.address()
      return typeof bound === 'object' && bound !== null ? bound.port : port
    },

    /** From now on `by` answers. */
    opened(by: Answering): void {
      answering = by
    },

    close(): Promise<void> {
      closing ??= drain()
      return closing
    },
  }

  function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { sent, address }: { sent: string; address: string | null },
  ) {
    if (address === null)
      say(incoming, outgoing, ODD_ADDRESS, answering?.refusalPage).catch((error) => outgoing.destroy(error))
    // Proxies hide metrics and health by their plain addresses: an encoded one (`/%6detrics`) is none of them.
    else if (address !== sent || !health(incoming, outgoing))
      (answering?.listener ?? stillOpening)(incoming, outgoing)
  }

  async function drain() {
    // Accepts no more; `server.close` would also end connections whose first request is on its way.
    const closed = new Promise<void>((resolve) => {
      Reflect.apply(PlainServer.prototype.close, server, [() => resolve()])
    })
    await Promise.race([closed, sleep(FIRST_REQUEST_MS)])
    // A connection without a request, or whose response has just ended, has nothing in flight.
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
