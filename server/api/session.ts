import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const NINETY_DAYS_S = 90 * 24 * 60 * 60

/** `token` is what the visitor holds, `hash` what the database knows of it. */
export type Session = { token: string; hash: string; fresh: boolean }

/** The visitor's session by header or cookie, or a fresh one that the answer has to set (specification, section 7). */
export function sessionOf(headers: Headers): Session {
  const sent = headers.get('session') ?? cookie(headers.get('cookie'), 'session')
  const fresh = !sent || !TOKEN.test(sent)
  const token = fresh ? randomBytes(32).toString('base64url') : sent

  return { token, hash: createHash('sha256').update(token).digest('hex'), fresh }
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

function cookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
