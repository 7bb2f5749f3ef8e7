import { expect, test } from 'vitest'
import { changedQuery, queryOf } from './search-params.ts'

test.each([
  [
    'a filter leads to the first page',
    'busca=corda&pagina=3',
    { situacao: 'pago' },
    'busca=corda&situacao=pago',
  ],
  ['another page keeps the filters', 'busca=corda&pagina=3', { pagina: 4 }, 'busca=corda&pagina=4'],
  ['the first page needs no name', 'pagina=3', { pagina: null }, ''],
  ['an empty text removes its filter', 'busca=corda&ordem=nome', { busca: '' }, 'ordem=nome'],
  ['null removes a filter that is not there', 'ordem=nome', { busca: null }, 'ordem=nome'],
  ['a filter is replaced, not added', 'situacao=pago', { situacao: 'enviado' }, 'situacao=enviado'],
  ['zero is a value', '', { minimo: 0 }, 'minimo=0'],
  ['several filters change at once', 'a=1&b=2', { a: null, b: 3, c: 'x' }, 'b=3&c=x'],
])('%s', (_, old, changes, expected) => {
  expect(changedQuery(new URLSearchParams(old), changes).toString()).toBe(expected)
})

test('the former query is left as it was', () => {
  const old = new URLSearchParams('pagina=2')
  changedQuery(old, { busca: 'corda' })
  expect(old.toString()).toBe('pagina=2')
})

test.each([
  ['', {}],
  ['?busca=&pagina=2', { pagina: '2' }],
  ['?busca=l%C3%A1+m%C3%ADnima', { busca: 'lá mínima' }],
  ['?situacao=pago&situacao=enviado', { situacao: 'enviado' }],
])('a request with the query "%s" asks for %j', (query, expected) => {
  expect(queryOf(new Request(`http://loja.test/admin/pedidos${query}`))).toEqual(expected)
})
