import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEVICE_HEADER, deviceOf } from '#domain/urls/device.ts'
import { PREVIEW_PARAMETER } from '#platform/content/appearance/preview-appearance.ts'
import { cacheAddress, readAddress } from '../cache/cache-key.ts'
import type { KnownParameters } from '../cache/known-parameters.ts'
import type { PageCache, Rendering } from '../cache/page-cache.ts'
import type { Refreshing } from '../cache/refreshing.ts'
import { stalePage } from '../cache/stale-page.ts'
import { bodyFor, type StoredPage } from '../cache/stored-page.ts'
import { unavailability } from '../http/answers/unavailable.ts'
import type { RenderOptions } from './render.ts'

type CreatePagesInput = {
  cache: PageCache
  parameters: KnownParameters
  render: (address: string, userAgent: string, options: RenderOptions) => Promise<Rendering>
  /** Limits the number of concurrent renderings. */
  inSlot: <T>(render: () => Promise<T>) => Promise<T>
  /** Renders outdated pages again. */
  refreshing: Pick<Refreshing, 'want'>
  allowDebug: boolean
  /** Whether the value of `PREVIEW_PARAMETER` permits to see the draft of the shop's appearance. */
  showsDraft: (value: string) => boolean
}

/** What user agents of each kind of device have in common (`deviceOf`). */
const AGENTS = ['', 'android', 'macintosh', 'iphone mac os x']

const USUAL = { debug: false, draft: false }

/** Headers of a page that is about to be replaced: other caches must not store it (RFC 9211: a stale hit). */
const OUTDATED = {
  'cache-control': 'private, max-age=0, must-revalidate',
  'cache-status': 'lira; hit; detail=outdated',
}

/** Time in milliseconds until the next attempt after a database failure; meanwhile stale pages are served at once. */
const ASK_AGAIN_MS = 2_000

/**
 * Answers a page's address directly on Node's own request and response: a cached page costs a lookup and a write. If
 * none can be rendered, the last known version is served.
 */
export function createPages(parts: CreatePagesInput) {
  const { cache, parameters, render, inSlot, refreshing, allowDebug, showsDraft } = parts
  let failing = false
  let askAgainAt = 0

  return {
    /**
     * Answers from the cache; returns false if the page is not cached. One that a burst of changes has outdated is
     * rendered again meanwhile.
     */
    answerCached(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '/' } = request
      if (isSpecial(url)) return false
      const device = () => deviceKey(agentOf(request))
      // Most requests have the address of a cached page as it is: looking it up takes less than reading its query.
      const usual = cache.find(url, device)
      const address = usual ? url : addressOf(url)
      if (address === null) return false
      const page = usual ?? cache.find(address, device)
      if (!page) return answerOutdated(request, response, address)
      send(request, response, page)
      return true
    },

    /** Renders a page into the cache before anybody asks for it, unless it is there. */
    async renderAhead(address: string, device: string): Promise<void> {
      const agent = AGENTS.find((each) => deviceKey(each) === device) ?? ''
      if (!cache.has(address, deviceKey(agent))) await fresh(address, agent)
    },

    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { pathname, search } = new URL(request.url ?? '/', 'http://loja')
      if (pathname !== '/' && pathname.endsWith('/')) {
        // Redirects to a page's one address.
        const location = pathname.slice(0, -1) + search
        response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end()
        return
      }
      if (parameters.isUnsure(pathname, search)) await parameters.learn().catch(orDoWithout)
      const agent = agentOf(request)
      const reads = parameters.readBy(pathname)
      if (isSpecial(search)) {
        const options = { debug: wantsDebug(search), draft: wantsDraft(search) }
        const address = readAddress(pathname, search, (name) => name === 'debug' || reads(name))
        send(request, response, (await inSlot(() => render(address, agent, options))).page)
        return
      }
      const address = cacheAddress(pathname, search, reads)
      const page =
        address === null
          ? // Nothing notices a change while it is rendered.
            {
              ...(await inSlot(() => render(readAddress(pathname, search, reads), agent, USUAL))).page,
              shared: null,
            }
          : await freshOrStale(address, agent)
      send(request, response, page)
    },
  }

  function answerOutdated(request: IncomingMessage, response: ServerResponse, address: string): boolean {
    const agent = agentOf(request)
    const device = deviceKey(agent)
    const outdated = cache.findOutdated(address, device)
    if (!outdated) return false
    const { key, page } = outdated
    send(request, response, page, OUTDATED)
    // Beside the slots: visitors who wait for one may not ask for this page at all.
    refreshing.want(key, async () => {
      if (cache.isOutdated(key)) await cache.render(address, device, () => render(address, agent, USUAL))
    })
    return true
  }

  /** Whether the request wants debug output, which no cached page has. */
  function wantsDebug(url: string): boolean {
    return allowDebug && parameterOf(url, 'debug') !== null
  }

  /** Whether the request shows the draft of the shop's appearance, which no cached page does. */
  function wantsDraft(url: string): boolean {
    const value = parameterOf(url, PREVIEW_PARAMETER)

    return value !== null && showsDraft(value)
  }

  function isSpecial(url: string): boolean {
    return wantsDebug(url) || wantsDraft(url)
  }

  async function freshOrStale(address: string, agent: string): Promise<StoredPage> {
    const device = deviceKey(agent)
    const known = cache.findStale(address, device)
    if (!known) return fresh(address, agent)
    if (failing && performance.now() < askAgainAt) return stalePage(known)
    // One request checks whether the database is back; the others do not wait for it.
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
    return cache.render(address, deviceKey(agent), () => inSlot(() => render(address, agent, USUAL)))
  }

  /**
   * Returns the cache key; null for uncacheable addresses and those with unknown parameters. Addresses without a query
   * need no parsing.
   */
  function addressOf(url: string): string | null {
    const query = url.indexOf('?')
    if (query === -1) return cacheAddress(url, '', () => false)
    const [path, search] = [url.slice(0, query), url.slice(query)]

    return parameters.isUnsure(path, search) ? null : cacheAddress(path, search, parameters.readBy(path))
  }
}

/** Returns a parameter without parsing the queries that lack it: every cached page asks. */
function parameterOf(url: string, name: string): string | null {
  const query = url.indexOf('?')
  if (query === -1 || !url.includes(name, query)) return null

  return new URLSearchParams(url.slice(query + 1)).get(name)
}

/** Ignores outages: if the catalog is unavailable, the page will report it better. */
function orDoWithout(error: unknown) {
  if (!unavailability(error)) throw error
}

/** The kind of device as the cache before the shop has named it, by which it also tells its copies apart. */
function agentOf({ headers }: IncomingMessage): string {
  const named = headers[DEVICE_HEADER]

  return typeof named === 'string' ? named : (headers['user-agent'] ?? '')
}

function deviceKey(userAgent: string): string {
  const { screenWidth, tipoImg } = deviceOf(userAgent)
  return `${screenWidth}-${tipoImg}`
}

/**
 * Sends all headers at once: Node merges earlier ones slowly, and a cached page is answered before others are set
 * (`http-server.ts`).
 */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  differing: Readonly<Record<string, string>> = {},
) {
  const headers: Record<string, string | number> = { ...page.headers, etag: page.etag }
  const { shared } = page
  if (shared && (!shared.byDevice || DEVICE_HEADER in request.headers)) Object.assign(headers, shared.headers)
  Object.assign(headers, differing)
  const id = request.headers['x-request-id']
  if (typeof id === 'string') headers['x-request-id'] = id
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const { body, encoding } = bodyFor(page, acceptedEncoding(request))
  headers['content-length'] = body.byteLength
  if (encoding) headers['content-encoding'] = encoding
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function acceptedEncoding(request: IncomingMessage): string | undefined {
  const header = request.headers['accept-encoding']
  return Array.isArray(header) ? header.join(',') : header
}
