import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyHash, newKey } from './keys.ts'
import { sameSecret } from './same-secret.ts'

test('keys are 256 random bits that fit into an address', () => {
  const keys = Array.from({ length: 50 }, newKey)

  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
})

test('stores the SHA-256 of a key, so that links sent by earlier versions stay valid', () => {
  expect(keyHash('abc')).toBe(createHash('sha256').update('abc').digest('hex'))
})

test.each([
  ['segredo', 'segredo', true],
  ['segredo', 'segredo ', false],
  ['segredo', 'Segredo', false],
  ['', 'segredo', false],
  ['ação', 'ação', true],
])('%j and %j are the same secret: %s', (given, expected, same) => {
  expect(sameSecret(given, expected)).toBe(same)
})
