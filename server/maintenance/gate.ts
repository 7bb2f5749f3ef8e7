import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '#contract/settings/settings.ts'
import { shopState } from '#domain/store/opening/shop-state.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts'
import type { PlainLook } from '../pages/plain-look.ts'
import { createRelease, RELEASE } from './release.ts'
import { RELEASE_SCRIPTS, releasePage } from './release-page.ts'
import { CLOSED_ROBOTS, createSoon } from './soon.ts'
import { WAITING_SCRIPT, waitingPage } from './waiting-page.ts'

/** Headers of all of its pages. */
const POLICY = contentSecurityPolicy([...RELEASE_SCRIPTS, WAITING_SCRIPT])

/** When search engines and clients should retry: a shop that is closed for a while, and one that is to open. */
const RETRY_AFTER_S = { manutencao: 600, emBreve: 24 * 3600 }

type CreateGateInput = {
  settings: () => Settings
  /** Closed by the environment, whatever the settings say. */
  closed: boolean
  secret: string | undefined
  storeUrl: string
  /** How its pages look. */
  look: PlainLook
  /** Routes that stay open while the shop is closed: the API, files. */
  goesOn: (path: string) => boolean
  /** Whether a request with these cookies comes from staff who are logged in at the panel. */
  isStaff: (cookies: string | undefined) => Promise<boolean>
  /** The request context of a visitor who signs up for the newsletter. */
  context: (request: IncomingMessage) => RequestContext
}

/**
 * Stands before the pages. While the shop is not open (`domain/store/opening/shop-state.ts`), visitors get a page that says
 * so; staff who are logged in at the panel, and those who gave the secret word (specification, sections 2 and 4), see
 * the shop. The word is processed whether the shop is closed or not.
 */
export function createGate(parts: CreateGateInput) {
  const { settings, closed, secret, storeUrl, look, goesOn, isStaff, context } = parts
  const release = createRelease(secret, storeUrl.startsWith('https:'))
  const soon = createSoon({ settings, storeUrl, look, context })

  return {
    /** Answers instead of the shop, or returns false if the visitor may pass. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://loja')
      if (goesOn(pathname)) return false
      const word = searchParams.get(RELEASE)
      if (word !== null) {
        const opened = release.opens(word)
        response.setHeader('set-cookie', opened ? release.set : release.clear)
        const page = releasePage(settings().loja.nome, opened, withoutWord(pathname, search))
        await send(request, response, { status: 200, page })
        return true
      }
      const state = stateNow()
      if (state === 'aberta' || (await mayEnter(request.headers.cookie))) return false
      if (state === 'emBreve' && pathname === '/robots.txt') {
        await send(request, response, { status: 200, page: CLOSED_ROBOTS, type: 'text/plain' })
        return true
      }
      const answer =
        state === 'emBreve'
          ? await soon.answer(request, pathname, searchParams)
          : { status: 503, page: waitingPage(settings(), look) }
      if (answer.status === 503) response.setHeader('retry-after', RETRY_AFTER_S[state])
      await send(request, response, answer)
      return true
    },

    /** Whether the gate concerns this request: most times not, and cached pages are served in microseconds. */
    concerns: (url: string) => stateNow() !== 'aberta' || hasWord(url),

    hasWord,

    state: stateNow,

    /** Whether a caller with these cookies may buy: before the shop is opened, only those whom the gate lets pass. */
    mayOrder: async (cookies: string | undefined) => stateNow() !== 'emBreve' || (await mayEnter(cookies)),
  }

  function stateNow() {
    return shopState(settings().sistema, closed)
  }

  async function mayEnter(cookies: string | undefined): Promise<boolean> {
    return release.isOpenTo(cookies) || (await isStaff(cookies))
  }
}

export type Gate = ReturnType<typeof createGate>

/** Whether the request contains a word, in any spelling of the parameter: attempts are rate-limited. */
function hasWord(url: string): boolean {
  const query = url.indexOf('?')
  if (query === -1) return false
  const search = url.slice(query)

  return search.includes(RELEASE) || (search.includes('%') && new URLSearchParams(search).has(RELEASE))
}

/** A second slash at the start would redirect to another host. */
function withoutWord(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  params.delete(RELEASE)
  const path = `/${pathname.replace(/^\/+/, '')}`

  return params.size === 0 ? path : `${path}?${params}`
}

/** What is sent: an HTML page, unless `type` says otherwise. */
export type GateAnswer = { status: number; page: ReturnType<typeof waitingPage> | string; type?: string }

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, page, type = 'text/html' }: GateAnswer,
) {
  const body = Buffer.from(String(await page))
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': `${type}; charset=utf-8`,
    'content-length': body.byteLength,
    'content-security-policy': POLICY,
    'cache-control': NEVER_STORED,
    'x-robots-tag': 'noindex',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
