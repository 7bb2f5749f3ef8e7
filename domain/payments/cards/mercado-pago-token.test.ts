import { expect, test } from 'vitest'
import { readCardToken, writeCardToken } from './mercado-pago-token.ts'

const CARD = { bandeira: 'master', final: '6351', token: '1c87b6b301010101ddcd92f9bbbb3be2' }

test('reads what it writes', () => {
  expect(writeCardToken(CARD)).toBe('master:6351:1c87b6b301010101ddcd92f9bbbb3be2')
  expect(readCardToken(writeCardToken(CARD))).toEqual(CARD)
})

test.each([
  '',
  '1c87b6b301010101ddcd92f9bbbb3be2',
  'master:635:1c87b6b301010101ddcd92f9bbbb3be2',
  'master:6351:curto',
])('reads no card in %j', (text) => {
  expect(readCardToken(text)).toBeNull()
})
