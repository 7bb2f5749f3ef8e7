import { describe, expect, test } from 'vitest'
import { sessionOf, setSession } from './session.ts'

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
    expect(sessionOf(new Headers(headers))).toMatchObject({ token: TOKEN, fresh: false })
  })

  test.each([{}, { session: 'curta' }, { session: `${TOKEN}!` }, { cookie: 'session=' }])(
    'is a fresh one for %j',
    (headers) => {
      const { token, fresh } = sessionOf(new Headers(Object.entries(headers)))

      expect(fresh).toBe(true)
      expect(token).toMatch(/^[\w-]{43}$/)
    },
  )

  test('is known to the database by a hash that does not tell it', () => {
    const { hash } = sessionOf(new Headers({ session: TOKEN }))

    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).toBe(sessionOf(new Headers({ cookie: `session=${TOKEN}` })).hash)
  })
})

describe('the answer', () => {
  test('sets a fresh session out of reach of scripts and other sites, and secure where the shop is', () => {
    const session = sessionOf(new Headers())
    const [open, secure] = [new Headers(), new Headers()]
    setSession(open, session, false)
    setSession(secure, session, true)

    expect(open.get('session')).toBe(session.token)
    expect(secure.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; .*Secure$/)
    expect(open.get('set-cookie')).not.toContain('Secure')
  })

  test('leaves a session alone that the visitor has', () => {
    const headers = new Headers()
    setSession(headers, sessionOf(new Headers({ session: TOKEN })), true)

    expect([...headers]).toEqual([])
  })
})
