import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheAddress } from './cache-key.ts'

const reads = (name: string) => ['marca', 'pg', 'preco', 'q'].includes(name)

test.each([
  { path: '/cordas', search: '', address: '/cordas' },
  { path: '/cordas', search: '?', address: '/cordas' },
  { path: '/cordas', search: '?utm_source=x&gclid=1&fbclid=2', address: '/cordas' },
  { path: '/cordas', search: '?pg=2&marca=elixir', address: '/cordas?marca=elixir&pg=2' },
  { path: '/cordas', search: '?marca=b&marca=a', address: '/cordas?marca=b&marca=a' },
  { path: '/busca', search: '?q=viol%C3%A3o', address: '/busca?q=viol%C3%A3o' },
  { path: '/', search: '?liberarAcesso=segredo', address: '/' },
  { path: '/cordas', search: '?n=1&pg=2&utm=x', address: '/cordas?pg=2' },
])('$path$search is cached as $address', ({ path, search, address }) => {
  expect(cacheAddress(path, search, reads)).toBe(address)
})

test('very long addresses are not cached', () => {
  expect(cacheAddress('/busca', `?q=${'a'.repeat(2000)}`, reads)).toBeNull()
})

test('the order of different parameters does not matter', () => {
  const name = fc.constantFrom('marca', 'pg', 'preco', 'q')
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, fc.string()), { selector: ([n]) => n }), (pairs) => {
      const [there, back] = [pairs, [...pairs].reverse()].map((each) =>
        cacheAddress('/x', `?${new URLSearchParams(each)}`, reads),
      )
      expect(there).toBe(back)
    }),
  )
})

test('an address is its own, so that a request for it need not be read', () => {
  const pairs = fc.array(fc.tuple(fc.constantFrom('marca', 'pg', 'q', 'utm'), fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(pairs, (each) => {
      const address = cacheAddress('/busca', `?${new URLSearchParams(each)}`, reads) ?? '/busca'
      const [path = '', query] = address.split('?')
      expect(cacheAddress(path, query === undefined ? '' : `?${query}`, reads)).toBe(address)
    }),
  )
})
