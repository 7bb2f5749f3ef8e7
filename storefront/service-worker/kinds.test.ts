import { expect, test } from 'vitest'
import { isStorable, kindOf, pageAddress, storedWith, toolAddress } from './kinds.ts'

const SHOP = 'https://loja.test'

test.each([
  ['/', 'page'],
  ['/cordas?pg=2', 'page'],
  ['/checkout/carrinho/', 'private-page'],
  ['/minha-conta/favoritos', 'private-page'],
  ['/newsletter/sair?chave=1', 'private-page'],
  ['/admin', 'private-page'],
  ['/previa/violino', 'private-page'],
  ['/v2/docs', 'none'],
  ['/checkout-de-som', 'page'],
  ['/assets/shop-1.js', 'asset'],
  ['/imagens/0123/640.avif', 'picture'],
])('a navigation to %s is a %s', (path, kind) => {
  expect(kindOf({ method: 'GET', mode: 'navigate', url: SHOP + path }, SHOP)).toBe(kind)
})

test.each([
  { why: 'calls of the API', method: 'GET', mode: 'cors', url: `${SHOP}/v2/front/checkout/cart` },
  { why: "a navigation's data", method: 'GET', mode: 'cors', url: `${SHOP}/cordas.data` },
  { why: 'forms', method: 'POST', mode: 'navigate', url: `${SHOP}/checkout/carrinho/` },
  { why: 'other sites', method: 'GET', mode: 'no-cors', url: 'https://outra.test/assets/a.js' },
])('does not handle $why', ({ method, mode, url }) => {
  expect(kindOf({ method, mode, url }, SHOP)).toBe('none')
})

test.each(['/checkout/carrinho/', '/minha-conta/dados', '/admin/pedidos', '/imagens/0123/640.avif'])(
  'never stores %s, whatever requests it',
  (path) => {
    expect(isStorable(SHOP + path, SHOP)).toBe(false)
  },
)

test('pages that differ only in campaign parameters have one address', () => {
  expect(pageAddress(`${SHOP}/cordas?utm_source=carta&pg=2&gclid=1#fim`)).toBe(`${SHOP}/cordas?pg=2`)
})

test.each([
  ['gclid', ''],
  ['fbclid', ''],
  ['msclkid', ''],
  ['utm_id', ''],
  ['q', '?q=1'],
  ['pg', '?pg=1'],
  ['utm', '?utm=1'],
])('removes the campaign parameters from an address: %s leaves %j', (name, search) => {
  expect(pageAddress(`${SHOP}/?${name}=1`)).toBe(`${SHOP}/${search}`)
})

test('with one tool for practising all of them are stored', () => {
  const tools = ['afinador', 'diapasao', 'metronomo'].map((tool) => `${SHOP}/ferramentas/${tool}`)

  expect(storedWith(`${SHOP}/ferramentas/diapasao`).sort()).toEqual(tools)
  expect(storedWith(`${SHOP}/ferramentas/afinador?instrumento=violino`)).toEqual([
    `${SHOP}/ferramentas/afinador?instrumento=violino`,
    ...tools,
  ])
  expect(storedWith(`${SHOP}/ferramentas/tensao?utm_source=x`)).toEqual([`${SHOP}/ferramentas/tensao`])
})

test.each([
  ['/ferramentas/afinador?instrumento=violino', '/ferramentas/afinador'],
  ['/ferramentas/metronomo', '/ferramentas/metronomo'],
  ['/ferramentas/tensao?instrumento=violino', null],
  ['/afinador', null],
])('the tool at %s is at %s without parameters', (path, address) => {
  expect(toolAddress(SHOP + path)).toBe(address && SHOP + address)
})
