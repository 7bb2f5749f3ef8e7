import { serialize } from 'hono/utils/cookie'
import { DAY_S } from '#domain/time/durations.ts'
import type { RenewSession } from '#platform/infrastructure/context/request-context.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { cookieName, cookieOf } from '../http/cookie.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const COOKIE = 'session'

const STAFF_COOKIE = 'painel'

const NINETY_DAYS_S = 90 * DAY_S

/** `token` is what the visitor holds, `hash` what the database stores. */
export type Session = { token: string; hash: string; fresh: boolean }

/**
 * Returns the visitor's session from header or cookie, or a new one that the response must set (specification, section
 * 7).
 */
export function sessionOf(headers: Headers, secure: boolean): Session {
  return sessionNamed(headers.get('session') ?? cookieOf(headers.get('cookie'), cookieName(COOKIE, secure)))
}

/** Returns the browser's session for the panel, or a new one. */
export function staffSessionOf(headers: Headers, secure: boolean): Session {
  return sessionNamed(cookieOf(headers.get('cookie'), cookieName(STAFF_COOKIE, secure)))
}

/** Lets a use case replace this session with a new one; after its work, `setSession` sends it to the visitor. */
export function renewal(session: Session): RenewSession {
  return async (work) => {
    const next = freshSession()
    const result = await work(next.hash)
    Object.assign(session, next)

    return result
  }
}

/** Sets a new session in the response: as a cookie for browsers, and as a header for other clients. */
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

/** Not sent on requests from other sites, and ends with the browser; the database expires it sooner. */
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
  return sent && TOKEN.test(sent) ? { token: sent, hash: keyHash(sent), fresh: false } : freshSession()
}

function freshSession(): Session {
  const token = newKey()

  return { token, hash: keyHash(token), fresh: true }
}
