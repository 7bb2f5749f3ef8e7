import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { type AddressKind, addressKind } from '#domain/urls/addresses.ts'
import type { Gate } from '../maintenance/gate.ts'
import { type RefusalPage, type Refused, say } from './answers/send-text.ts'
import { unavailability } from './answers/unavailable.ts'
import { type Client, clientOf } from './client-address.ts'
import type { createRateLimits } from './limits/rate-limits.ts'
import { METHODS, READ } from './methods.ts'
import { lowerCasePath } from './request-address.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type CreateDispatchInput = {
  gate: Gate
  limits: ReturnType<typeof createRateLimits>
  pages: {
    answerCached: (request: IncomingMessage, response: ServerResponse) => boolean
    answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
  /** Answers everything that is no public page. */
  other: Listener
  trustProxy: boolean
  /** Called with every request, to warn of a proxy that is not configured. */
  warnOfProxy: Listener
  refusalPage: RefusalPage
  logger: Logger
}

/**
 * Range of the delay, in milliseconds, before a refusal for overload. Clients that retry at once would cost as much as
 * rendering does, at the expense of buyers. The delay is random: clients that are refused at the same time would
 * otherwise return at the same time, ahead of buyers.
 */
const PAUSE_MS = { min: 2_000, max: 4_000 }

/**
 * `listener` checks each request in order: method, canonical address, maintenance gate, rate limit. Its address was
 * parsed by `readRequestAddress`. Pages are answered directly on Node's own request, for speed; everything else goes to
 * `other`. `answerCached` answers a page from the cache, without a rate limit, unless the gate is concerned; the cache
 * has canonical addresses only.
 */
export function createDispatch(parts: CreateDispatchInput) {
  const { gate, limits, pages, other, trustProxy, warnOfProxy, refusalPage, logger } = parts

  return { answerCached, listener: dispatch }

  function answerCached(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/', method = '' } = request
    if (!READ.includes(method) || gate.concerns(url)) return false

    return pages.answerCached(request, response)
  }

  function dispatch(request: IncomingMessage, response: ServerResponse) {
    warnOfProxy(request, response)
    const { url = '/', method = '' } = request
    const query = url.indexOf('?')
    const path = query === -1 ? url : url.slice(0, query)
    const kind = addressKind(path)
    const location = READ.includes(method) ? movedTo(path, kind) : null
    if (location !== null) return redirect(response, query === -1 ? location : location + url.slice(query))
    if (!METHODS[kind].includes(method)) return refuse(request, response, wrongMethod(METHODS[kind]))
    if (!gate.hasWord(url)) return pass(kind, request, response)
    unlessLimited(limits.word(clientOf(request, trustProxy)), request, response, () =>
      pass(kind, request, response),
    )
  }

  function pass(kind: AddressKind, request: IncomingMessage, response: ServerResponse) {
    if (!gate.concerns(request.url ?? '/')) return enter(kind, request, response)

    // The gate may ask the database who somebody is.
    unlessLimited(limits.request(clientOf(request, trustProxy), kind), request, response, () => {
      gate
        .answer(request, response)
        .then((answered) => answered || enter(kind, request, response))
        .catch((error) => fail(request, response, error))
    })
  }

  function enter(kind: AddressKind, request: IncomingMessage, response: ServerResponse) {
    // The gate let somebody pass.
    if (kind === 'page' && pages.answerCached(request, response)) return
    const client: Client = clientOf(request, trustProxy)
    unlessLimited(limits.request(client, kind), request, response, () => {
      if (kind === 'page') pages.answer(request, response).catch((error) => fail(request, response, error))
      else other(request, response)
    })
  }

  /** At once, if the process knows the wait. */
  function unlessLimited(
    wait: number | Promise<number>,
    request: IncomingMessage,
    response: ServerResponse,
    proceed: () => void,
  ) {
    if (typeof wait !== 'number')
      wait.then(
        (seconds) => unlessLimited(seconds, request, response, proceed),
        (error) => fail(request, response, error),
      )
    else if (wait > 0) refuse(request, response, tooMany(wait))
    else proceed()
  }

  /** Paths are lower case, except for the keys after the first segment of a visitor's private pages. */
  function movedTo(path: string, kind: AddressKind): string | null {
    if (kind !== 'page') return null
    const lower = lowerCasePath(path)
    if (lower === null || addressKind(lower) !== 'private') return lower
    const end = path.indexOf('/', 1)

    return end === -1 ? lower : lower.slice(0, end) + path.slice(end)
  }

  function redirect(response: ServerResponse, location: string) {
    response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end()
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused) {
    say(request, response, refused, refusalPage).catch((error) => {
      logger.error({ err: error }, 'a refusal could not be sent')
      response.destroy()
    })
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const refused = unavailability(error)
    if (refused) {
      setTimeout(
        () => refuse(request, response, refused),
        refused.code === 'LojaCheia' ? randomInt(PAUSE_MS.min, PAUSE_MS.max) : 0,
      )
      return
    }
    logger.error({ err: error, path: request.url?.split('?', 1)[0] }, 'a page could not be answered')
    refuse(request, response, BROKEN)
  }
}

/** The refusal for internal errors. */
export const BROKEN: Refused = {
  status: 500,
  code: 'ErroInterno',
  mensagem: 'Algo não funcionou do nosso lado. Tente de novo em instantes.',
}

function tooMany(seconds: number): Refused {
  return {
    status: 429,
    code: 'MuitosPedidos',
    mensagem: `Muitos pedidos em pouco tempo. Tente de novo em ${seconds} s.`,
    headers: { 'retry-after': String(seconds) },
  }
}

function wrongMethod(allowed: readonly string[]): Refused {
  return {
    status: 405,
    code: 'MetodoRecusado',
    mensagem: 'Este endereço não aceita este método.',
    headers: { allow: allowed.join(', ') },
  }
}
