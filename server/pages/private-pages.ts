import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { deviceOf } from '#domain/device.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ShopContext } from '#storefront/context.ts'
import { renewal, sessionOf, setSession } from '../api/session.ts'
import { isSameOrigin } from '../same-origin.ts'
import { contentSecurityPolicy, type Sources } from '../security-headers.ts'
import { contextOf } from './contexts.ts'
import type { Visitor } from './page-api.ts'

/** What a form may carry in: the words of the request that pages have use for. */
const TAKEN_HEADERS = ['content-type', 'content-length', 'accept']

type Parts = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** A client of the platform in this visitor's name. */
  api: (visitor: Visitor) => Api
  /** By which connections the page at a path asks the database. */
  databaseFor: (path: string) => Database
  shop: Omit<ShopContext, 'debug'>
  allowDebug: boolean
  /** Other origins that the page at a path may speak to. */
  sources: (path: string) => Sources
}

/** Renders pages for one visitor, whose session the platform knows; takes GET, HEAD, and POST from the shop's own pages. */
export function createPrivatePages({ build, mode, api, databaseFor, shop, allowDebug, sources }: Parts) {
  const handle = createRequestHandler(build, mode)

  return async function privatePage(request: Request, ip = ''): Promise<Response> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return plain(405, 'Este endereço não aceita isso.')
    if (!isSameOrigin(request.method, request.headers, shop.storeUrl))
      return plain(403, 'Este pedido não veio desta loja.')

    const { pathname, search, searchParams } = new URL(request.url)
    const session = sessionOf(request.headers)
    const context = await contextOf(build, {
      path: pathname,
      api: api({
        db: databaseFor(pathname),
        get sessao() {
          return session.hash
        },
        ip,
        agente: request.headers.get('user-agent') ?? '',
        renewSession: renewal(session),
      }),
      device: () => deviceOf(request.headers.get('user-agent') ?? ''),
      shop: { ...shop, debug: allowDebug && searchParams.has('debug') },
    })
    const response = await handle(
      new Request(shop.storeUrl + pathname + search, await wordsOf(request)),
      context,
    )

    return answerOf(response, session, pathname)
  }

  async function answerOf(
    response: Response,
    session: ReturnType<typeof sessionOf>,
    path: string,
  ): Promise<Response> {
    const body = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    headers.set('x-robots-tag', 'noindex')
    if (headers.get('content-type')?.startsWith('text/html'))
      headers.set('content-security-policy', contentSecurityPolicy(body, sources(path)))
    setSession(headers, session, shop.storeUrl.startsWith('https:'))

    return new Response(response.status === 204 || body.byteLength === 0 ? null : body, {
      status: response.status,
      headers,
    })
  }
}

/** The request without its cookies: pages know the visitor by the platform's client alone. */
async function wordsOf(request: Request): Promise<RequestInit> {
  const headers = new Headers()
  for (const name of TAKEN_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { method, body, signal } = request

  return { method, headers, signal, body: body === null ? null : await request.arrayBuffer() }
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
