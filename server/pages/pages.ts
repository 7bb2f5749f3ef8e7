import type { IncomingMessage, ServerResponse } from 'node:http'
import { deviceOf } from '#domain/urls/device.ts'
import { cacheAddress, readAddress } from '../cache/cache-key.ts'
import type { KnownParameters } from '../cache/known-parameters.ts'
import type { PageCache, Rendering } from '../cache/page-cache.ts'
import { stalePage } from '../cache/stale-page.ts'
import { bodyFor, type StoredPage } from '../cache/stored-page.ts'
import { unavailability } from '../http/answers/unavailable.ts'

type CreatePagesInput = {
  cache: PageCache
  parameters: KnownParameters
  render: (address: string, userAgent: string, debug: boolean) => Promise<Rendering>
  /** Bounds how many renderings are under way. */
  inSlot: <T>(render: () => Promise<T>) => Promise<T>
  allowDebug: boolean
}

/** A database that did not answer is asked again after so long; meanwhile stale pages come at once. Milliseconds. */
const ASK_AGAIN_MS = 2_000

/**
 * Answers a page's address straight on Node's own request and response: a page that is kept costs a look-up and a write. While
 * none can be rendered, the last that is known takes its place.
 */
export function createPages({ cache, parameters, render, inSlot, allowDebug }: CreatePagesInput) {
  let failing = false
  let askAgainAt = 0

  return {
    /** Answers from the cache; false when the page is not there. */
    answerCached(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '/' } = request
      const address = wantsDebug(url) ? null : addressOf(url)
      if (address === null) return false
      const page = cache.find(address, deviceKey(request.headers['user-agent']))
      if (!page) return false
      send(request, response, page)
      return true
    },

    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { pathname, search } = new URL(request.url ?? '/', 'http://loja')
      if (pathname !== '/' && pathname.endsWith('/')) {
        // One page has one address.
        const location = pathname.slice(0, -1) + search
        response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end()
        return
      }
      if (parameters.isUnsure(pathname, search)) await parameters.learn().catch(orDoWithout)
      const agent = request.headers['user-agent'] ?? ''
      const reads = parameters.readBy(pathname)
      if (wantsDebug(search)) {
        const address = readAddress(pathname, search, (name) => name === 'debug' || reads(name))
        send(request, response, (await inSlot(() => render(address, agent, true))).page)
        return
      }
      const address = cacheAddress(pathname, search, reads)
      const page =
        address === null
          ? (await inSlot(() => render(readAddress(pathname, search, reads), agent, false))).page
          : await freshOrStale(address, agent)
      send(request, response, page)
    },
  }

  /** Whether an address asks for what a kept page doesn't tell. */
  function wantsDebug(url: string): boolean {
    return allowDebug && new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('debug')
  }

  async function freshOrStale(address: string, agent: string): Promise<StoredPage> {
    const device = deviceKey(agent)
    const known = cache.findStale(address, device)
    if (!known) return fresh(address, agent)
    if (failing && performance.now() < askAgainAt) return stalePage(known)
    // One asks whether the database is back; whoever comes meanwhile does not wait for the answer.
    askAgainAt = performance.now() + ASK_AGAIN_MS
    try {
      const page = await fresh(address, agent)
      failing = false
      return page
    } catch (error) {
      if (!unavailability(error)) throw error
      failing = true
      return stalePage(known)
    }
  }

  function fresh(address: string, agent: string): Promise<StoredPage> {
    return cache.render(address, deviceKey(agent), () => inSlot(() => render(address, agent, false)))
  }

  /** Null for what is not kept, and for what has to be asked for first. Addresses without a query need no parsing. */
  function addressOf(url: string): string | null {
    const query = url.indexOf('?')
    if (query === -1) return cacheAddress(url, '', () => false)
    const [path, search] = [url.slice(0, query), url.slice(query)]

    return parameters.isUnsure(path, search) ? null : cacheAddress(path, search, parameters.readBy(path))
  }
}

/** Where the catalogue can't be asked, the page can't either, and says so better. */
function orDoWithout(error: unknown) {
  if (!unavailability(error)) throw error
}

function deviceKey(userAgent: string | undefined): string {
  const { screenWidth, tipoImg } = deviceOf(userAgent ?? '')
  return `${screenWidth}-${tipoImg}`
}

function send(request: IncomingMessage, response: ServerResponse, page: StoredPage) {
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ...page.headers, etag: page.etag }).end()
    return
  }
  const { body, encoding } = bodyFor(page, acceptedEncoding(request))
  const headers: Record<string, string | number> = {
    ...page.headers,
    etag: page.etag,
    'content-length': body.byteLength,
  }
  if (encoding) headers['content-encoding'] = encoding
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function acceptedEncoding(request: IncomingMessage): string | undefined {
  const header = request.headers['accept-encoding']
  return Array.isArray(header) ? header.join(',') : header
}
