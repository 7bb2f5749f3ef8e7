import { describe, expect, test } from 'vitest'
import { sessionOf, setSession, staffSessionOf } from './session.ts'

const TOKEN = 'A'.repeat(43)

describe('the session of a request', () => {
  test.each([
    { name: 'its header', headers: { session: TOKEN } },
    { name: 'its cookie', headers: { cookie: `outra=1; session=${TOKEN}` } },
    {
      name: 'its header before its cookie',
      headers: { session: TOKEN, cookie: `session=${'B'.repeat(43)}` },
    },
  ])('is taken from $name', ({ headers }) => {
    expect(sessionOf(new Headers(headers), false)).toMatchObject({ token: TOKEN, fresh: false })
  })

  test.each([{}, { session: 'curta' }, { session: `${TOKEN}!` }, { cookie: 'session=' }])(
    'is a new one for %j',
    (headers) => {
      const { token, fresh } = sessionOf(new Headers(Object.entries(headers)), false)

      expect(fresh).toBe(true)
      expect(token).toMatch(/^[\w-]{43}$/)
    },
  )

  test('is stored as a hash that does not reveal it', () => {
    const { hash } = sessionOf(new Headers({ session: TOKEN }), false)

    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).toBe(sessionOf(new Headers({ cookie: `session=${TOKEN}` }), false).hash)
  })
})

describe('the response', () => {
  test('sets a new session as an HttpOnly, SameSite cookie, and Secure with https', () => {
    const session = sessionOf(new Headers(), false)
    const [open, secure] = [new Headers(), new Headers()]
    setSession(open, session, false)
    setSession(secure, session, true)

    expect(open.get('session')).toBe(session.token)
    expect(secure.get('set-cookie')).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(open.get('set-cookie')).not.toContain('Secure')
  })

  test('sets no cookie if the visitor has a session', () => {
    const headers = new Headers()
    setSession(headers, sessionOf(new Headers({ session: TOKEN }), false), true)

    expect([...headers]).toEqual([])
  })
})

test('over https, accepts only the cookie that sibling domains cannot set', () => {
  const planted = new Headers({ cookie: `session=${TOKEN}; painel=${TOKEN}` })
  const own = new Headers({ cookie: `__Host-session=${TOKEN}; __Host-painel=${TOKEN}` })

  for (const read of [sessionOf, staffSessionOf]) {
    expect(read(planted, true).fresh).toBe(true)
    expect(read(own, true)).toMatchObject({ token: TOKEN, fresh: false })
  }
  const set = new Headers()
  setSession(set, sessionOf(new Headers(), true), true)
  expect(set.get('set-cookie')).toMatch(/^__Host-session=[\w-]{43}; .*Path=\/; HttpOnly; Secure/)
})
