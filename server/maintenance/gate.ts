import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '#contract/settings/settings.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts'
import { createRelease, RELEASE } from './release.ts'
import { RELEASE_SCRIPTS, releasePage } from './release-page.ts'
import { WAITING_SCRIPT, waitingPage } from './waiting-page.ts'

/** Headers of both of its pages. */
const POLICY = contentSecurityPolicy([...RELEASE_SCRIPTS, WAITING_SCRIPT])

/** When search engines and clients should retry. */
const RETRY_AFTER_S = 600

type CreateMaintenanceGateInput = {
  settings: () => Settings
  /** Closed by the environment, whatever the settings say. */
  closed: boolean
  secret: string | undefined
  storeUrl: string
  /** The shop's built files, which the waiting page may use. */
  files: string[]
  /** Routes that stay open while the shop is closed: the API, files. */
  goesOn: (path: string) => boolean
}

/**
 * Stands before the pages. While the shop is closed, visitors get the waiting page, except those who gave the secret
 * word (specification, sections 2 and 4). The word is processed whether the shop is closed or not.
 */
export function createMaintenanceGate({
  settings,
  closed,
  secret,
  storeUrl,
  files,
  goesOn,
}: CreateMaintenanceGateInput) {
  const release = createRelease(secret, storeUrl.startsWith('https:'))

  return {
    /** Answers instead of the shop, or returns false if the visitor may pass. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://loja')
      if (goesOn(pathname)) return false
      const word = searchParams.get(RELEASE)
      if (word !== null) {
        const opened = release.opens(word)
        response.setHeader('set-cookie', opened ? release.set : release.clear)
        await send(
          request,
          response,
          200,
          releasePage(settings().loja.nome, opened, withoutWord(pathname, search)),
        )
        return true
      }
      if (!isClosed() || release.isOpenTo(request.headers.cookie)) return false

      response.setHeader('retry-after', RETRY_AFTER_S)
      await send(request, response, 503, waitingPage(settings(), files))
      return true
    },

    /** Whether the gate concerns this request: most times not, and cached pages are served in microseconds. */
    concerns: (url: string) => isClosed() || hasWord(url),

    hasWord,
  }

  function isClosed(): boolean {
    return closed || settings().sistema.manutencao.ativa
  }
}

export type Gate = ReturnType<typeof createMaintenanceGate>

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

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: ReturnType<typeof waitingPage>,
) {
  const body = Buffer.from(String(await page))
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.byteLength,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
