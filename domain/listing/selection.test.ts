import { expect, test } from 'vitest'
import { parseSelection, selectionOfAddress, selectionQuery } from './selection.ts'

test.each([
  ['', ''],
  ['oferta=1', 'oferta=1'],
  ['oferta=1&marca=rico&marca=elixir', 'marca=elixir&marca=rico&oferta=1'],
  ['cor=preto&preco=50-100&ordem=menor-preco', 'preco=50-100&cor=preto&ordem=menor-preco'],
  ['q=violino&pg=3&ipp=12&oferta=1', 'oferta=1'],
  ['pg=nada', ''],
  ['?oferta=1', 'oferta=1'],
  ['marca=<script>&preco=caro&ordem=qualquer', ''],
])('the rule %j is written %j', (query, written) => {
  expect(selectionQuery(parseSelection(query))).toBe(written)
})

test.each([
  ['https://loja.com.br/cordas/violino?oferta=1&pg=2', 'cordas/violino', 'oferta=1'],
  ['/cordas/?marca=elixir', 'cordas', 'marca=elixir'],
  ['  https://loja.com.br/  ', '', ''],
])('the URL %j is a rule in %j', (address, caminho, query) => {
  const found = selectionOfAddress(address)

  expect(found).toMatchObject({ caminho })
  expect(found && selectionQuery(found.selection)).toBe(query)
})

test('rejects text that is not a URL', () => {
  expect(selectionOfAddress('http://[')).toBeNull()
})
