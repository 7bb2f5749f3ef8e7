import type { Logger } from 'pino'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { deviceOf } from '#domain/urls/device.ts'
import { PREVIEW_PARAMETER } from '#platform/content/appearance/preview-appearance.ts'
import type { Database } from '#platform/database/connect.ts'
import { outageOf } from '#platform/database/outage.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { renewal, sessionOf, setSession } from '../api/session.ts'
import { Unavailable } from '../http/answers/unavailable.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { contentSecurityPolicy, FRAMED, type Sources } from '../http/security-headers.ts'
import { contextOf, type ShopOf } from './contexts.ts'
import { warnOfStrangers } from './inline-scripts.ts'
import type { Asking, Visitor } from './page-api.ts'

type Answering = {
  session: ReturnType<typeof sessionOf>
  path: string
  known: string[]
  /** Whether the page shows the draft of the shop's appearance, in a frame of the panel. */
  draft: boolean
}

/** Request headers that pages use. */
const FORWARDED_HEADERS = ['content-type', 'content-length', 'accept']

type CreatePrivatePagesInput = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** Creates the API client of this visitor. */
  api: (visitor: Visitor, outage: Asking['outage']) => Api
  /** Returns the connections that the page at a path uses. */
  databaseFor: (path: string) => Database
  storeUrl: string
  shop: ShopOf
  allowDebug: boolean
  /** Whether the value of `PREVIEW_PARAMETER` permits to see the draft of the shop's appearance. */
  showsDraft: (value: string) => boolean
  /** Further origins that the page at a path may connect to. */
  sources: (path: string) => Sources
  logger: Logger
}

/** Renders pages for one visitor, by their session. Accepts GET and HEAD, and POST from the shop's own pages. */
export function createPrivatePages(parts: CreatePrivatePagesInput) {
  const { build, mode, api, databaseFor, storeUrl, shop, allowDebug, showsDraft, sources, logger } = parts
  const handle = createRequestHandler(build, mode)
  const secure = storeUrl.startsWith('https:')

  return async function privatePage(request: Request, ip = ''): Promise<Response> {
    if (!isSameOrigin(request.method, request.headers, storeUrl))
      return plain(403, 'Este pedido não veio desta loja.')

    const init = await requestInitOf(request)
    if (init === null) return plain(415, 'Este endereço não entende o que foi enviado.')

    const { pathname, search, searchParams } = new URL(request.url)
    const draft = showsDraft(searchParams.get(PREVIEW_PARAMETER) ?? '')
    const known: string[] = []
    let outage: unknown
    const session = sessionOf(request.headers, secure)
    const context = await contextOf(build, {
      path: pathname,
      api: api(
        {
          db: databaseFor(pathname),
          get sessao() {
            return session.hash
          },
          ip,
          agente: request.headers.get('user-agent') ?? '',
          renewSession: renewal(session),
        },
        (error) => {
          outage = error
        },
      ),
      device: () => deviceOf(request.headers.get('user-agent') ?? ''),
      shop: await shop({ debug: allowDebug && searchParams.has('debug'), draft }),
      inlineScripts: known,
    })
    const response = await handle(new Request(storeUrl + pathname + search, init), context)
    if (outage && response.status >= 500) throw new Unavailable(outageOf(outage) ?? 'away', { cause: outage })

    return toAnswer(response, { session, path: pathname, known, draft })
  }

  async function toAnswer(response: Response, { session, path, known, draft }: Answering): Promise<Response> {
    const body = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    headers.set('cache-control', NEVER_STORED)
    headers.set('x-robots-tag', 'noindex')
    if (headers.get('content-type')?.startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy(known, sources(path), draft))
      warnOfStrangers(body, logger, { path, known })
    }
    if (draft) for (const [name, value] of Object.entries(FRAMED)) headers.set(name, value)
    setSession(headers, session, secure)

    if (response.status === 204 || body.byteLength === 0)
      return new Response(null, { status: response.status, headers })
    // Short bodies are not worth compressing.
    headers.set('content-length', String(body.byteLength))
    return new Response(body, { status: response.status, headers })
  }
}

/**
 * Copies the request without its cookies: pages know the visitor only through the API client. Returns null if its body
 * is not a form.
 */
async function requestInitOf(request: Request): Promise<RequestInit | null> {
  const headers = new Headers()
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { method, signal } = request
  if (method !== 'POST') return { method, headers, signal }
  const body = await request.arrayBuffer()

  return (await isForm(headers.get('content-type') ?? '', body)) ? { method, headers, signal, body } : null
}

/** Whether a body is a form as browsers send it; a multipart one must also be parseable. */
async function isForm(type: string, body: ArrayBuffer): Promise<boolean> {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return true
  if (!/^multipart\/form-data\b/i.test(type)) return false
  try {
    await new Response(body, { headers: { 'content-type': type } }).formData()
    return true
  } catch {
    return false
  }
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NEVER_STORED },
  })
}
