import type { Logger } from 'pino'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { usesMicrophone } from '#domain/urls/addresses.ts'
import { type Device, deviceOf } from '#domain/urls/device.ts'
import { outageOf } from '#platform/database/outage.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import type { Rendering } from '../cache/page-cache.ts'
import { storePage } from '../cache/stored-page.ts'
import { Unavailable } from '../http/answers/unavailable.ts'
import {
  contentSecurityPolicy,
  FRAMED,
  LISTENING,
  SECURITY_HEADERS,
  type Sources,
  STRICT_TRANSPORT,
} from '../http/security-headers.ts'
import { contextOf, type ShopOf } from './contexts.ts'
import { warnOfStrangers } from './inline-scripts.ts'
import type { Asking } from './page-api.ts'

type CreateRendererInput = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** Creates an API client that notes the tags of its answers. */
  api: (tag: (...tags: string[]) => void, asking: Asking) => Api
  storeUrl: string
  shop: ShopOf
  /** The headers by which a cache before the shop stores a page with these tags; null: it may not. */
  sharedHeaders: (tags: Set<string>) => Record<string, string> | null
  /** Further origins that pages may connect to. */
  sources: () => Sources
  logger: Logger
}

/** `debug` shows failed calls; `draft` shows the draft of the shop's appearance, which the panel frames. */
export type RenderOptions = { debug: boolean; draft: boolean }

/** Cacheable statuses; errors and temporary redirects are not. */
const LASTING = new Set([200, 301, 404])

/** Headers taken from React Router's response; lengths and encodings are set by the cache. */
const CACHED_HEADERS = ['content-type', 'location', 'x-remix-response', 'x-robots-tag']

/**
 * Renders public pages. React Router gets a new request with nothing but the address, so that no session, cookie or
 * other trace of a visitor can get into a shared page. During an outage it throws `Unavailable`, even if the page could
 * do without the missing answer: it would be cached as complete.
 */
export function createRenderer(parts: CreateRendererInput) {
  const { build, mode, api, storeUrl, shop, sharedHeaders, sources, logger } = parts
  const handle = createRequestHandler(build, mode)
  const secure = storeUrl.startsWith('https:')

  return async function render(
    address: string,
    userAgent: string,
    { debug, draft }: RenderOptions,
  ): Promise<Rendering> {
    // Every document shows the store's name and look.
    const shown = new Set<string>([tags.settings, tags.appearance])
    const known: string[] = []
    let [variesByDevice, outage]: [boolean, unknown] = [false, undefined]
    const device = (): Device => {
      variesByDevice = true
      return deviceOf(userAgent)
    }
    const [path = ''] = address.split('?')
    const shopNow = await shop({ debug, draft })
    const context = await contextOf(build, {
      path,
      api: api((...more) => more.forEach((tag) => void shown.add(tag)), {
        outage: (error) => {
          outage = error
        },
      }),
      device,
      shop: shopNow,
      inlineScripts: known,
    })

    const response = await handle(new Request(storeUrl + address), context)
    const body = await bodyOf(response)
    if (outage) throw new Unavailable(outageOf(outage) ?? 'away', { cause: outage })
    const policy = contentSecurityPolicy(known, sources(), draft)
    warnOfStrangers(body, logger, { path, known })
    const isNoStore = response.headers.get('cache-control')?.includes('no-store') ?? false
    const cacheable = !debug && !draft && !isNoStore && LASTING.has(response.status)

    const shared = cacheable && shopNow.situacao === 'aberta'
    const page = storePage(
      response.status,
      {
        ...headersOf(response, { shared, policy, secure }),
        ...(draft && FRAMED),
        ...(usesMicrophone(path) && LISTENING),
      },
      body,
      cacheable,
    )
    const headers = shared ? sharedHeaders(shown) : null
    if (headers) page.shared = { headers, byDevice: variesByDevice }

    return { page, tags: shown, variesByDevice }
  }
}

/** Returns the body without copying if it comes in one piece, as pages do; `arrayBuffer` would copy it twice. */
async function bodyOf({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  const [first] = pieces

  return first && pieces.length === 1 ? first : Buffer.concat(pieces)
}

function headersOf(
  response: Response,
  { shared, policy, secure }: { shared: boolean; policy: string; secure: boolean },
): Record<string, string> {
  const headers: Record<string, string> = { ...SECURITY_HEADERS }
  if (secure) headers['strict-transport-security'] = STRICT_TRANSPORT
  for (const name of CACHED_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  // While the shop is closed, nobody else may store what the gate let somebody see.
  headers['cache-control'] = shared ? 'public, max-age=0, must-revalidate' : NEVER_STORED
  headers['vary'] = 'accept-encoding'
  if (headers['content-type']?.startsWith('text/html')) headers['content-security-policy'] = policy
  return headers
}
