import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('accepts a password with its accents composed or decomposed', async () => {
  const stored = await hashPassword('coração de mogno')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await isPassword('coração de mogno', stored)).toBe(true)
  expect(await isPassword('coração de mogno'.normalize('NFD'), stored)).toBe(true)
  expect(await isPassword('Coração de mogno', stored)).toBe(false)
  expect(await isPassword('', stored)).toBe(false)
})

test('hashes the same password differently each time', async () => {
  expect(await hashPassword('corda de aço')).not.toBe(await hashPassword('corda de aço'))
})

test('rejects every password for an account without one', async () => {
  expect(await isPassword('', null)).toBe(false)
})

test('computes a few at a time, queues more, and refuses the rest', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword('x', null)))
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))

  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ code: 'LojaOcupada', status: 503 })
  expect(await isPassword('', null)).toBe(false)
})
