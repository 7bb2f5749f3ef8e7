import type { Logger } from 'pino'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { type Device, deviceOf } from '#domain/urls/device.ts'
import { outageOf } from '#platform/database/outage.ts'
import { tags } from '#platform/tags.ts'
import type { ShopContext } from '#storefront/rendering/context.ts'
import type { Rendering } from '../cache/page-cache.ts'
import { storePage } from '../cache/stored-page.ts'
import { Unavailable } from '../http/answers/unavailable.ts'
import { contentSecurityPolicy, SECURITY_HEADERS, type Sources } from '../http/security-headers.ts'
import { contextOf } from './contexts.ts'
import { warnOfStrangers } from './inline-scripts.ts'
import type { Asking } from './page-api.ts'

type CreateRendererInput = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** A client of the platform that notes the tags of what it answers. */
  api: (tag: (...tags: string[]) => void, asking: Asking) => Api
  shop: Omit<ShopContext, 'debug'>
  /** Other origins that pages may speak to. */
  sources: () => Sources
  logger: Logger
}

/** What is answered the same until something changes; errors and temporary redirects are not. */
const LASTING = new Set([200, 301, 404])

/** Kept of what React Router answers; lengths and encodings are the cache's. */
const CACHED_HEADERS = ['content-type', 'location', 'x-remix-response', 'x-robots-tag']

/**
 * Renders public pages. No session, cookie or other trace of the visitor gets in, so that none can get out:
 * what reaches React Router is a fresh request with nothing but the address. While the database can't serve they are `Unavailable`,
 * also where the page could do without what is missing: it would be taken for the whole.
 */
export function createRenderer({ build, mode, api, shop, sources, logger }: CreateRendererInput) {
  const handle = createRequestHandler(build, mode)

  return async function render(address: string, userAgent: string, debug: boolean): Promise<Rendering> {
    // Every document names the store.
    const shown = new Set<string>([tags.settings])
    const known: string[] = []
    let [variesByDevice, outage]: [boolean, unknown] = [false, undefined]
    const device = (): Device => {
      variesByDevice = true
      return deviceOf(userAgent)
    }
    const [path = ''] = address.split('?')
    const context = await contextOf(build, {
      path,
      api: api((...more) => more.forEach((tag) => void shown.add(tag)), {
        outage: (error) => {
          outage = error
        },
      }),
      device,
      shop: { ...shop, debug },
      inlineScripts: known,
    })

    const response = await handle(new Request(shop.storeUrl + address), context)
    const body = await bodyOf(response)
    if (outage) throw new Unavailable(outageOf(outage) ?? 'away', { cause: outage })
    const policy = contentSecurityPolicy(known, sources())
    warnOfStrangers(body, logger, { path, known })
    const unkept = response.headers.get('cache-control')?.includes('no-store') ?? false
    const keep = !debug && !unkept && LASTING.has(response.status)

    return {
      page: storePage(response.status, headersOf(response, { tags: shown, keep, policy }), body, keep),
      tags: shown,
      variesByDevice,
    }
  }
}

/** The body as it is where it comes in one piece, as pages do; `arrayBuffer` would copy it twice. */
async function bodyOf({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  const [first] = pieces

  return first && pieces.length === 1 ? first : Buffer.concat(pieces)
}

function headersOf(
  response: Response,
  { tags, keep, policy }: { tags: Set<string>; keep: boolean; policy: string },
): Record<string, string> {
  const headers: Record<string, string> = { ...SECURITY_HEADERS }
  for (const name of CACHED_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  headers['cache-control'] = keep ? 'public, max-age=0, must-revalidate' : 'no-store'
  headers['vary'] = 'accept-encoding'
  if (tags.size > 0) headers['cache-tag'] = [...tags].map(headerWord).join(',')
  if (headers['content-type']?.startsWith('text/html')) headers['content-security-policy'] = policy
  return headers
}

/** A tag may hold the letters of any address; a header can't, and there a comma parts them. */
function headerWord(tag: string): string {
  return encodeURI(tag).replaceAll(',', '%2C')
}
