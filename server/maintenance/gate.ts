import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '#contract/settings/settings.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts'
import { createRelease, RELEASE } from './release.ts'
import { RELEASE_SCRIPTS, releasePage } from './release-page.ts'
import { WAITING_SCRIPT, waitingPage } from './waiting-page.ts'

/** Of both pages that stand here. */
const POLICY = contentSecurityPolicy([...RELEASE_SCRIPTS, WAITING_SCRIPT])

/** When search engines and clients may ask again. */
const RETRY_AFTER_S = 600

type CreateMaintenanceGateInput = {
  settings: () => Settings
  /** Closed by the environment, whatever the store's configuration says. */
  closed: boolean
  secret: string | undefined
  storeUrl: string
  /** The shop's built files, which the waiting page may use. */
  files: string[]
  /** What goes on while the shop is closed: the API, files. */
  goesOn: (path: string) => boolean
}

/**
 * Stands before the pages. While the shop is closed, everybody but those who said the secret word gets the waiting page
 * (specification, sections 2 and 4); the word is taken in whether the shop is closed or not.
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
    /** Answers in the shop's place; false when the visitor may go on. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://loja')
      if (goesOn(pathname)) return false
      const word = searchParams.get(RELEASE)
      if (word !== null) {
        const opened = release.opens(word)
        response.setHeader('set-cookie', opened ? release.keep : release.clear)
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

    /** Whether this request needs looking at: most do not, and pages that are kept are answered in microseconds. */
    concerns: (url: string) => isClosed() || hasWord(url),

    hasWord,
  }

  function isClosed(): boolean {
    return closed || settings().sistema.manutencao.ativa
  }
}

export type Gate = ReturnType<typeof createMaintenanceGate>

/** Whether somebody tries a word, however its name is written: those who guess are held back. */
function hasWord(url: string): boolean {
  const query = url.indexOf('?')
  if (query === -1) return false
  const search = url.slice(query)

  return search.includes(RELEASE) || (search.includes('%') && new URLSearchParams(search).has(RELEASE))
}

/** A second slash at the start would lead to another host. */
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
