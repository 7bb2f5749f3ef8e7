import { randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const NINETY_DAYS_S = 90 * 24 * 60 * 60

/** The visitor's session by header or cookie, or a fresh one that the answer has to set (specification, section 7). */
export function sessionOf(headers: Headers): { sessao: string; fresh: boolean } {
  const sent = headers.get('session') ?? cookie(headers.get('cookie'), 'session')
  if (sent && TOKEN.test(sent)) return { sessao: sent, fresh: false }

  return { sessao: randomBytes(32).toString('base64url'), fresh: true }
}

/** The cookie that keeps a fresh session in the browser, out of reach of scripts. */
export function sessionCookie(sessao: string, secure: boolean): string {
  return `session=${sessao}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${NINETY_DAYS_S}${secure ? '; Secure' : ''}`
}

function cookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
