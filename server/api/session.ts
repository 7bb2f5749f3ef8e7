import { createHash, randomBytes } from 'node:crypto'
import type { RenewSession } from '#platform/visit.ts'
import { cookieOf } from '../cookie.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const NINETY_DAYS_S = 90 * 24 * 60 * 60

/** `token` is what the visitor holds, `hash` what the database knows of it. */
export type Session = { token: string; hash: string; fresh: boolean }

/** The visitor's session by header or cookie, or a fresh one that the answer has to set (specification, section 7). */
export function sessionOf(headers: Headers): Session {
  const sent = headers.get('session') ?? cookieOf(headers.get('cookie'), 'session')

  return sent && TOKEN.test(sent) ? { token: sent, hash: hashOf(sent), fresh: false } : freshSession()
}

/** Lets a verb put a fresh session in this one's place: once its work is done, `setSession` gives the visitor the new one. */
export function renewal(session: Session): RenewSession {
  return async (work) => {
    const next = freshSession()
    const result = await work(next.hash)
    Object.assign(session, next)

    return result
  }
}

/** Puts a fresh session into the answer: as the cookie that the browser keeps, and as the header that other clients read. */
export function setSession(headers: Headers, { token, fresh }: Session, secure: boolean): void {
  if (!fresh) return
  headers.set('session', token)
  headers.append(
    'set-cookie',
    `session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${NINETY_DAYS_S}${secure ? '; Secure' : ''}`,
  )
}

function freshSession(): Session {
  const token = randomBytes(32).toString('base64url')

  return { token, hash: hashOf(token), fresh: true }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
