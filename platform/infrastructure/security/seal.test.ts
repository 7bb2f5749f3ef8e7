import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecrets, SealBroken } from './seal.ts'

const PLACE = { tabela: 'contas_pagamento', id: '7', campo: 'credenciais' }
const key = randomBytes(32)
const secrets = createSecrets([key])
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
const text = fc.string({ unit: 'grapheme', maxLength: 300 })

test('opens what it sealed, never sealing twice alike', () => {
  fc.assert(
    fc.property(text, bytes32, (value, someKey) => {
      const { seal, open, isCurrent } = createSecrets([someKey])
      const sealed = seal(value, PLACE)

      expect(open(sealed, PLACE)).toBe(value)
      expect(isCurrent(sealed)).toBe(true)
      expect(seal(value, PLACE).equals(sealed)).toBe(false)
    }),
  )
})

test('refuses a value with any bit changed', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 0, max: 7 }), (value, at, bit) => {
      const sealed = secrets.seal(value, PLACE)
      const where = at % sealed.length
      sealed[where] = sealed[where]! ^ (1 << bit)

      expect(() => secrets.open(sealed, PLACE)).toThrow(SealBroken)
    }),
  )
})

test('refuses a value that was cut', () => {
  const sealed = secrets.seal('segredo', PLACE)
  for (let length = 0; length < sealed.length; length++)
    expect(() => secrets.open(sealed.subarray(0, length), PLACE)).toThrow(SealBroken)
})

test('refuses a value of another row, column or table', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (tabela, id, campo) => {
      const sealed = secrets.seal('segredo', PLACE)
      const other = { tabela, id, campo }
      fc.pre(JSON.stringify(other) !== JSON.stringify(PLACE))

      expect(() => secrets.open(sealed, other)).toThrow(expect.objectContaining({ reason: 'valor' }))
    }),
  )
})

test('refuses a value of another key', () => {
  fc.assert(
    fc.property(text, bytes32, (value, other) => {
      fc.pre(!other.equals(key))

      expect(() => createSecrets([other]).open(secrets.seal(value, PLACE), PLACE)).toThrow(
        expect.objectContaining({ reason: 'chave' }),
      )
    }),
  )
})

test('opens values of an older key, and seals with the new one', () => {
  const both = createSecrets([randomBytes(32), key])
  const old = secrets.seal('segredo', PLACE)

  expect(both.open(old, PLACE)).toBe('segredo')
  expect(both.isCurrent(old)).toBe(false)
  expect(() => secrets.open(both.seal('segredo', PLACE), PLACE)).toThrow(SealBroken)
})

test('needs a key of 32 bytes', () => {
  expect(() => createSecrets([])).toThrow('no key')
  expect(() => createSecrets([randomBytes(16)])).toThrow('32 bytes')
})
