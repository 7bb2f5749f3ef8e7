import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  '/',
  '/cordas',
  '/cordas/instrumentos?marca=elixir&pg=2',
  '/violino-eagle-ve431?tamanho=3-4#avaliacoes',
  '/busca?q=100%',
  '/busca?q=a%2F%2Fb%5Cc%0A',
  '/busca?q=viol%C3%A3o',
  '/busca?volta=https://example.com',
  '/minha-conta/favoritos',
  '/viol%C3%A3o',
])('accepts %s', (path) => {
  expect(returnPath(path)).toBe(path)
})

test('percent-encodes letters beyond ASCII', () => {
  expect(returnPath('/violão?q=ação')).toBe('/viol%C3%A3o?q=a%C3%A7%C3%A3o')
})

test.each([
  null,
  undefined,
  '',
  'cordas',
  '?pg=2',
  '//example.com',
  '///example.com',
  '//example.com/cordas',
  '/\\example.com',
  '\\\\example.com',
  '/cordas\\..',
  'https://example.com',
  'https:example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //example.com',
  '\t//example.com',
  '/\t/example.com',
  '/\n/example.com',
  '/\r\nSet-Cookie: a=b',
  '/\u0000',
  '/%2F/example.com',
  '/%2f%2fexample.com',
  '/%5Cexample.com',
  '/%252F/example.com',
  '/%25252Fexample.com/%255C',
  '/%09/example.com',
  '/%0d%0aset-cookie:a',
  '/.//example.com',
  '/..//example.com',
  '/cordas/..//example.com',
  '/%2e//example.com',
  '/%2e%2e%2f/example.com',
  '/100%',
  `/${'a'.repeat(2000)}`,
])('rejects %j', (volta) => {
  expect(returnPath(volta)).toBe('/')
  expect(returnPath(volta, '/minha-conta/dados')).toBe('/minha-conta/dados')
})

describe('any input', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      ...['/', '\\', '.', '..', ':', '@', '?', '#', '%', '%2f', '%5c', '%25', '%2e', '%09', '\t', '\n', ' '],
      ...['a', 'https:', 'example.com', '\u0000', 'é'],
    ),
  })
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    nasty,
    nasty.map((text) => `/${text}`),
  )

  test('the browser stays in the shop, even after decoding the path repeatedly', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (let path = returnPath(text), depth = 0; depth < 4; path = unfolded(path), depth++) {
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(new URL(path, 'https://loja.test').origin).toBe('https://loja.test')
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('the result cannot end a header or a line', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(returnPath(text)).toMatch(/^[\x21-\x7e]+$/)
      }),
    )
  })

  test('reading the result again changes nothing', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(returnPath(returnPath(text))).toBe(returnPath(text))
      }),
    )
  })

  test('URLs of the shop are unchanged', () => {
    const segment = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const path = fc
      .tuple(fc.array(segment, { maxLength: 3 }), fc.array(segment, { maxLength: 2 }))
      .map(([parts, query]) => `/${parts.join('/')}${query.length > 0 ? `?q=${query.join('&marca=')}` : ''}`)
    fc.assert(
      fc.property(path, (text) => {
        expect(returnPath(text)).toBe(text)
      }),
    )
  })
})

/** The path without query and fragment, decoded once; unchanged if it can't be decoded. */
function unfolded(path: string): string {
  const bare = path.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
