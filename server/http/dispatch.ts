import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { type AddressKind, addressKind } from '#domain/urls/addresses.ts'
import type { Gate } from '../maintenance/gate.ts'
import { type RefusalPage, type Refused, say } from './answers/send-text.ts'
import { unavailability } from './answers/unavailable.ts'
import { type Client, clientOf } from './client-address.ts'
import type { createRateLimits } from './limits/rate-limits.ts'
import { METHODS } from './methods.ts'
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
  /** Sees every request. */
  look: Listener
  refusalPage: RefusalPage
  logger: Logger
}

/**
 * So long a crowd waits for its "no". Who asks again at once would keep the shop busy with saying it, and that would take from those
 * who buy as much as rendering does. No two wait equally long: a crowd that is told all at once comes back all at once, and who buys
 * would stand behind the whole of it. Milliseconds.
 */
const PAUSE_MS = { least: 2_000, most: 4_000 }

/**
 * Takes a request on its way: is the method taken, the address written as the shop writes it, the shop open, the limit kept. Its
 * address was read by `readRequestAddress`. Pages take the short way, straight on Node's own request; all else goes to `other`.
 */
export function createDispatch(parts: CreateDispatchInput): Listener {
  const { gate, limits, pages, other, trustProxy, look, refusalPage, logger } = parts

  return function dispatch(request, response) {
    look(request, response)
    const { url = '/', method = '' } = request
    const query = url.indexOf('?')
    const path = query === -1 ? url : url.slice(0, query)
    const kind = addressKind(path)
    const location = method === 'GET' || method === 'HEAD' ? movedTo(path, kind) : null
    if (location !== null) return redirect(response, query === -1 ? location : location + url.slice(query))
    if (!METHODS[kind].includes(method)) return refuse(request, response, wrongMethod(METHODS[kind]))
    const wait = gate.hasWord(url) ? limits.word(clientOf(request, trustProxy)) : 0
    if (wait > 0) return refuse(request, response, tooMany(wait))
    if (!gate.concerns(url)) return enter(kind, request, response)

    gate
      .answer(request, response)
      .then((answered) => answered || enter(kind, request, response))
      .catch((error) => fail(request, response, error))
  }

  function enter(kind: AddressKind, request: IncomingMessage, response: ServerResponse) {
    if (kind === 'page' && pages.answerCached(request, response)) return
    const client: Client = clientOf(request, trustProxy)
    const wait = limits.request(client, kind)
    if (wait > 0) refuse(request, response, tooMany(wait))
    else if (kind === 'page') pages.answer(request, response).catch((error) => fail(request, response, error))
    else other(request, response)
  }

  /** Addresses are written in lower case, but for the keys in those of one visitor's own pages, which begin with a known word. */
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
        refused.code === 'LojaCheia' ? randomInt(PAUSE_MS.least, PAUSE_MS.most) : 0,
      )
      return
    }
    logger.error({ err: error, path: request.url?.split('?', 1)[0] }, 'a page could not be answered')
    refuse(request, response, BROKEN)
  }
}

/** What to say where something of ours broke. */
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
