import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['  Violão   Clássico ', 'violao classico'],
  ['São João nº 3', 'sao joao nº 3'],
  ['ANA@EXEMPLO.COM', 'ana@exemplo.com'],
  ['', ''],
])('%j is found as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
