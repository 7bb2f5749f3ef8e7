import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is known again, whichever way its accents were typed', async () => {
  const stored = await hashPassword('coração de mogno')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await isPassword('coração de mogno', stored)).toBe(true)
  expect(await isPassword('coração de mogno'.normalize('NFD'), stored)).toBe(true)
  expect(await isPassword('Coração de mogno', stored)).toBe(false)
  expect(await isPassword('', stored)).toBe(false)
})

test('the same password is never kept twice the same way', async () => {
  expect(await hashPassword('corda de aço')).not.toBe(await hashPassword('corda de aço'))
})

test('nothing is the password of an account without one', async () => {
  expect(await isPassword('', null)).toBe(false)
})

test('few are computed at a time, so many wait, and the others are asked to come again', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword('x', null)))
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))

  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ code: 'LojaOcupada', status: 503 })
  expect(await isPassword('', null)).toBe(false)
})
