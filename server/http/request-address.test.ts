import { describe, expect, test } from 'vitest'
import { lowerCasePath, readRequestAddress } from './request-address.ts'

describe('the address of a request', () => {
  test.each([
    '/',
    '/cordas',
    '/cordas/',
    '/cordas/violino?pg=2&q=%FF',
    '/busca.data?q=a//b/../c',
    '/.well-known/security.txt',
    '/assets/entry.client-BvP_x9-A.js',
    '/pagina/tr%C3%AAs',
  ])('%s stays unchanged', (target) => {
    expect(readRequestAddress(target)).toBe(target)
  })

  test.each([
    ['/%63heckout/carrinho', '/checkout/carrinho'],
    ['/cordas%20de%20a%C3%A7o?a=1', '/cordas%20de%20a%C3%A7o?a=1'],
    ['/tr%c3%aas', '/tr%C3%AAs'],
    ['/100%25', '/100%25'],
    ['/o-que%3F', '/o-que%3F'],
    ["/d'addario", "/d'addario"],
  ])('%s is normalized to %s', (target, address) => {
    expect(readRequestAddress(target)).toBe(address)
  })

  test.each([
    '',
    '*',
    'cordas',
    'http://loja.test/cordas',
    'http://',
    '//',
    '///',
    '//[',
    '//x/checkout/carrinho',
    '//x:99999/',
    '//?liberarAcesso=x',
    '/\\',
    '/\\x',
    '/cordas//violino',
    '/imagens/../v2/front/ping',
    '/assets/%2e%2e/checkout/carrinho',
    '/./checkout/carrinho',
    '/cordas/.',
    '/cordas/..?a=1',
    '/cordas%2fviolino',
    '/cordas%2Fviolino',
    '/cordas%5cviolino',
    '/cordas%00',
    '/cordas%0a',
    '/cordas%',
    '/cordas%zz',
    '/%ff',
    '/%c0%ae%c0%ae/',
    '/a b',
    '/cordas#a',
  ])('rejects %s', (target) => {
    expect(readRequestAddress(target)).toBeNull()
  })

  test('is idempotent', () => {
    for (let code = 1; code < 0x300; code++) {
      const once = readRequestAddress(`/a${encodeURIComponent(String.fromCharCode(code))}b`)
      if (once !== null) expect(readRequestAddress(once)).toBe(once)
    }
  })
})

test.each([
  ['/Cordas', '/cordas'],
  ['/CORDAS/Violino', '/cordas/violino'],
  ['/%C3%89', '/%C3%A9'],
  ['/cordas', null],
  ['/%C3%A9', null],
])('%s is %s in lower case', (path, lower) => {
  expect(lowerCasePath(path)).toBe(lower)
})
