import { createHash, randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { DAY_S } from '#domain/time/durations.ts'
import type { RenewSession } from '#platform/infrastructure/context/request-context.ts'
import { cookieName, cookieOf } from '../http/cookie.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const COOKIE = 'session'

const STAFF_COOKIE = 'painel'

const NINETY_DAYS_S = 90 * DAY_S

/** `token` is what the visitor holds, `hash` what the database knows of it. */
export type Session = { token: string; hash: string; fresh: boolean }

/** The visitor's session by header or cookie, or a fresh one that the answer has to set (specification, section 7). */
export function sessionOf(headers: Headers, secure: boolean): Session {
  return sessionNamed(headers.get('session') ?? cookieOf(headers.get('cookie'), cookieName(COOKIE, secure)))
}

/** The session that somebody's browser holds for the panel, or a fresh one. */
export function staffSessionOf(headers: Headers, secure: boolean): Session {
  return sessionNamed(cookieOf(headers.get('cookie'), cookieName(STAFF_COOKIE, secure)))
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
    serialize(cookieName(COOKIE, secure), token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: NINETY_DAYS_S,
      secure,
    }),
  )
}

/** Goes with nothing that another site leads to, and ends with the browser; the database ends it sooner. */
export function setStaffSession(headers: Headers, { token, fresh }: Session, secure: boolean): void {
  if (!fresh) return
  headers.append(
    'set-cookie',
    serialize(cookieName(STAFF_COOKIE, secure), token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure,
    }),
  )
}

function sessionNamed(sent: string | undefined): Session {
  return sent && TOKEN.test(sent) ? { token: sent, hash: hashOf(sent), fresh: false } : freshSession()
}

function freshSession(): Session {
  const token = randomBytes(32).toString('base64url')

  return { token, hash: hashOf(token), fresh: true }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
