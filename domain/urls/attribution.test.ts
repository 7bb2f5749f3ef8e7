import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributionOf, withoutTracking } from './attribution.ts'

test.each([
  [
    '?utm_source=carta&utm_medium=email&utm_campaign=natal',
    { origem: 'carta', midia: 'email', campanha: 'natal' },
  ],
  ['?utm_term=cordas+violino&utm_content=topo', { termo: 'cordas violino', conteudo: 'topo' }],
  ['?gclid=Cj0KC', { origem: 'google', midia: 'cpc' }],
  ['?fbclid=IwAR&utm_source=instagram&utm_medium=social', { origem: 'instagram', midia: 'social' }],
  ['?q=corda', null],
  ['?utm_source=%20', null],
  ['', null],
])('%j without consent is %j', (search, attribution) => {
  expect(attributionOf(search, false)).toEqual(attribution)
})

test('with consent the click id is included', () => {
  expect(attributionOf('?gclid=Cj0KC', true)).toEqual({ origem: 'google', midia: 'cpc', clique: 'Cj0KC' })
})

test.each([
  ['?utm_source=carta&pg=2&gclid=1', '?pg=2'],
  ['?fbclid=1', ''],
  ['?msclkid=1&utm_id=2', ''],
  ['?utm=1', null],
  ['?toString=1', null],
  ['?q=corda', null],
  ['', null],
])('%j becomes %j', (search, rest) => {
  expect(withoutTracking(search)).toBe(rest)
})

test('a cleaned query string stays clean, so that a page reloads only once', () => {
  const name = fc.constantFrom('utm_source', 'gclid', 'q', 'pg', 'utm_term')
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const rest = withoutTracking(`?${new URLSearchParams(pairs)}`)
      if (rest !== null) expect(withoutTracking(rest)).toBeNull()
    }),
  )
})
