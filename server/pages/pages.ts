import type { IncomingMessage, ServerResponse } from 'node:http'
import { deviceOf } from '#domain/device.ts'
import { cacheAddress } from '../cache/cache-key.ts'
import type { PageCache, Rendering } from '../cache/page-cache.ts'
import { bodyFor, type StoredPage } from '../cache/stored-page.ts'

type Parts = {
  cache: PageCache
  render: (address: string, userAgent: string, debug: boolean) => Promise<Rendering>
  allowDebug: boolean
}

/**
 * Answers a page's address straight on Node's own request and response: a page that is kept costs a look-up and a write.
 */
export function createPages({ cache, render, allowDebug }: Parts) {
  return {
    /** Answers from the cache; false when the page is not there. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const address = addressOf(request.url ?? '/')
      if (address === null) return false
      const page = cache.find(address, deviceKey(request.headers['user-agent']))
      if (!page) return false
      send(request, response, page)
      return true
    },

    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://loja')
      if (pathname !== '/' && pathname.endsWith('/')) {
        // One page has one address; a second slash at the start would lead to another host.
        const location = `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`
        response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end()
        return
      }
      const agent = request.headers['user-agent'] ?? ''
      const debug = allowDebug && searchParams.has('debug')
      const address = debug ? null : cacheAddress(pathname, search)
      const page =
        address === null
          ? (await render(pathname + search, agent, debug)).page
          : await cache.render(address, deviceKey(agent), () => render(address, agent, false))
      send(request, response, page)
    },
  }
}

/** Addresses without a query, the most of them, need no parsing. */
function addressOf(url: string): string | null {
  const query = url.indexOf('?')
  return query === -1 ? cacheAddress(url, '') : cacheAddress(url.slice(0, query), url.slice(query))
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
