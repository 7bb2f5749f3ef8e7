import { expect, test } from 'vitest'
import { MAX_EVENT_ITEMS, MAX_EVENTS } from '#contract/events.ts'
import { googleParameters, pageLocation } from './google-analytics.ts'
import { isSecret, metaParameters } from './meta-pixel.ts'
import { EVENTS_PER_CALL, ITEMS_PER_EVENT } from './track.ts'

const itens = [
  { idProduto: 7, nome: 'Arco 4/4', marca: 'Eagle', quantidade: 2, valor: 4_990 },
  { idProduto: 8, nome: 'Breu', quantidade: 1, valor: 1_005 },
]

test('Google gets amounts in reais and products as items', () => {
  expect(googleParameters({ nome: 'add_to_cart', itens })).toEqual({
    currency: 'BRL',
    value: 109.85,
    items: [
      { item_id: '7', item_name: 'Arco 4/4', item_brand: 'Eagle', price: 49.9, quantity: 2 },
      { item_id: '8', item_name: 'Breu', price: 10.05, quantity: 1 },
    ],
  })
})

test('Google gets the search term and the list name', () => {
  expect(googleParameters({ nome: 'search', termo: 'corda' })).toEqual({ search_term: 'corda' })
  expect(googleParameters({ nome: 'use_tuner', termo: 'Violino' })).toEqual({ tool_detail: 'Violino' })
  expect(googleParameters({ nome: 'view_item_list', lista: 'Cordas' })).toEqual({ item_list_name: 'Cordas' })
})

test('Meta gets amounts in reais and products as contents', () => {
  expect(metaParameters({ nome: 'view_item', itens: itens.slice(1) })).toEqual({
    content_type: 'product',
    currency: 'BRL',
    value: 10.05,
    contents: [{ id: '8', quantity: 1, item_price: 10.05 }],
  })
  expect(metaParameters({ nome: 'page_view' })).toEqual({})
})

test('Google gets addresses of private pages without ids, codes and keys', () => {
  const origin = 'https://loja.test'
  const href = `${origin}/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO?por=qr`

  expect(pageLocation({ origin, pathname: '/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO', href })).toEqual({
    page_location: `${origin}/passaporte/:id`,
  })
  expect(pageLocation({ origin, pathname: '/busca', href: `${origin}/busca?q=arco` })).toEqual({
    page_location: `${origin}/busca?q=arco`,
  })
})

test.each([
  ['/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO', '', true],
  ['/passaporte/receber', '?chave=abc', true],
  ['/violinos', '?ordem=menor-preco', false],
])('Meta’s script does not run at %s%s: %s', (pathname, search, secret) => {
  expect(isSecret({ pathname, search })).toBe(secret)
})

test('one call carries as many events and items as the contract allows', () => {
  expect(EVENTS_PER_CALL).toBe(MAX_EVENTS)
  expect(ITEMS_PER_EVENT).toBe(MAX_EVENT_ITEMS)
})
