import { expect, test } from 'vitest'
import { withUrl } from './tracking-url.ts'

test.each([
  ['AB123456789BR', '', 'https://rastreamento.correios.com.br/app/index.php?objetos=AB123456789BR'],
  ['AB123456789BR', 'https://rastreio.example/1', 'https://rastreio.example/1'],
  ['123456', '', ''],
])('a parcel by %s with %j is tracked at %j', (codigo, url, expected) => {
  expect(withUrl({ codigo, url }).url).toBe(expected)
})
