import { expect, test } from 'vitest'
import { linkSigner } from './sign-link.ts'

const sign = linkSigner('um segredo da loja')

test('signs the same link identically on every node', () => {
  expect(linkSigner('um segredo da loja')('pedido', '1', 'a')).toBe(sign('pedido', '1', 'a'))
  expect(sign('pedido', '1', 'a')).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['another secret', linkSigner('outro segredo da loja')('pedido', '1', 'a')],
  ['another order', sign('pedido', '2', 'a')],
  ['another random part', sign('pedido', '1', 'b')],
  ['the same letters, parted elsewhere', sign('pedido', '1a', '')],
])('signs %s differently', (_, other) => {
  expect(other).not.toBe(sign('pedido', '1', 'a'))
})
