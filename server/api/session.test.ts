import { describe, expect, test } from 'vitest'
import { sessionCookie, sessionOf } from './session.ts'

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
    expect(sessionOf(new Headers(headers))).toEqual({ sessao: TOKEN, fresh: false })
  })

  test.each([{}, { session: 'curta' }, { session: `${TOKEN}!` }, { cookie: 'session=' }])(
    'is a fresh one for %j',
    (headers) => {
      const { sessao, fresh } = sessionOf(new Headers(Object.entries(headers)))

      expect(fresh).toBe(true)
      expect(sessao).toMatch(/^[\w-]{43}$/)
    },
  )
})

test('its cookie is out of reach of scripts and other sites, and secure where the shop is', () => {
  expect(sessionCookie(TOKEN, true)).toMatch(/HttpOnly; SameSite=Lax; .*Secure$/)
  expect(sessionCookie(TOKEN, false)).not.toContain('Secure')
})
