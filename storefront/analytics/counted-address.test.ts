import { expect, test } from 'vitest'
import { readCounted, withCounted } from './counted-address.ts'
import { ITEMS_PER_EVENT } from './track.ts'

const ITEM = { idProduto: 5, nome: 'Violino “¾” #1', quantidade: 2, valor: 19_900 }

test('an address carries what an action has counted, with its products, to the browser', () => {
  const event = { nome: 'add_to_cart' as const, lista: 'Lista de turma', itens: [ITEM] }
  const address = withCounted('/checkout/carrinho/', event)
  const { pathname, search, hash } = new URL(address, 'http://loja.test')

  // Servers, caches and referrers never see a fragment.
  expect([pathname, search]).toEqual(['/checkout/carrinho/', ''])
  expect(readCounted(hash)).toEqual(event)
})

test.each([
  ['usual names', 'Violino Eagle VE441 4/4'],
  ['the longest names', 'é'.repeat(300)],
])('a list of a whole class makes no address that proxies refuse, with %s', (_, nome) => {
  const itens = Array.from({ length: ITEMS_PER_EVENT }, (__, i) => ({ ...ITEM, nome, idProduto: i + 1 }))
  const address = withCounted('/checkout/carrinho/', { nome: 'add_to_cart', itens })

  expect(address.length).toBeLessThan(1_600)
  expect(readCounted(address.slice(address.indexOf('#')))?.itens?.length).toBeGreaterThan(1)
})

test.each([
  '',
  '#conteudo',
  '#contado=',
  '#contado=%',
  '#contado=null',
  '#contado=7',
  // A link that somebody shares must not count sales.
  `#contado=${encodeURIComponent('{"nome":"purchase","itens":[{"idProduto":1,"nome":"x","quantidade":1,"valor":9}]}')}`,
  `#contado=${encodeURIComponent('{"nome":"add_to_cart","termo":7}')}`,
  `#contado=${encodeURIComponent('{"nome":"add_to_cart","itens":[{"idProduto":"1"}]}')}`,
  `#contado=${encodeURIComponent('{"nome":"add_to_cart","itens":{}}')}`,
])('%s counts nothing', (fragment) => {
  expect(readCounted(fragment)).toBeNull()
})
