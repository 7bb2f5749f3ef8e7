import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LISTING_ORDERS, slugOfOrder } from './listing-order.ts'
import {
  attributeKeyOf,
  countFilters,
  type ListingAddress,
  listingUrl,
  NO_FILTERS,
  normalPath,
  parseListingUrl,
  toggled,
  toggledRange,
  toggledValues,
  withFilters,
} from './listing-url.ts'

const WHOLE =
  '/cordas/cordas-para-violino?marca=daddario&marca=elixir&preco=50-100&preco=200-&calibre=10-46&tensao=media&escala=..650&peso=3.2..4&avaliacao=4&disponivel=1&oferta=1&frete-gratis=1&ordem=menor-preco&pg=2&ipp=24'

test('parses filters, order and page from a URL', () => {
  expect(parseListingUrl(WHOLE)).toEqual({
    path: '/cordas/cordas-para-violino',
    q: null,
    filtros: {
      marca: ['daddario', 'elixir'],
      preco: [
        { de: 50, ate: 100 },
        { de: 200, ate: null },
      ],
      valores: new Map([
        ['calibre', ['10-46']],
        ['tensao', ['media']],
      ]),
      faixas: new Map([
        ['escala', [{ de: null, ate: 650 }]],
        ['peso', [{ de: 3.2, ate: 4 }]],
      ]),
      avaliacao: [4],
      disponivel: true,
      oferta: true,
      freteGratis: true,
      serve: null,
    },
    ordem: 'Menor preço',
    pg: 2,
    ipp: 24,
  })
  expect(countFilters(parseListingUrl(WHOLE).filtros)).toBe(12)
  expect(listingUrl(parseListingUrl(WHOLE))).toBe(WHOLE)
})

describe('one listing has one URL', () => {
  test.each([
    ['/cordas?tensao=media&marca=elixir', '/cordas?marca=elixir&tensao=media'],
    ['/cordas?marca=elixir&marca=daddario&marca=elixir', '/cordas?marca=daddario&marca=elixir'],
    ['/cordas?pg=1', '/cordas'],
    ['/cordas?pg=', '/cordas'],
    ['/Cordas//', '/cordas'],
    ['/cordas?ordem=nada&ipp=muitos&disponivel=sim&avaliacao=9', '/cordas'],
    ['/cordas?peso=4..3.2&escala=..650', '/cordas?escala=..650&peso=3.2..4'],
    ['/cordas?escala=..&peso=...&calibre=a..b&q=1..2&marca=1..2', '/cordas?q=1..2'],
    ['/cordas?preco=100-50', '/cordas?preco=50-100'],
    ['/cordas?preco=-', '/cordas'],
    ['/cordas?preco=-50', '/cordas?preco=-50'],
    ['/cordas?avaliacao=4&avaliacao=3', '/cordas?avaliacao=3'],
    ['/cordas?ipp=5000', '/cordas?ipp=96'],
    ['/cordas?gclid=abc&utm_source=mail&Marca=X&tensao=<script>', '/cordas'],
    ['/busca?q=cordas d%27addario&pg=3', '/busca?q=cordas+d%27addario&pg=3'],
    ['//evil.example/cordas', '/evil.example/cordas'],
  ])('%s becomes %s', (typed, written) => {
    expect(listingUrl(parseListingUrl(typed))).toBe(written)
  })

  const slug = fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,4})?$/)
  const query = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'marca',
          'preco',
          'avaliacao',
          'disponivel',
          'oferta',
          'frete-gratis',
          'ordem',
          'ipp',
          'q',
        ),
        slug,
      ),
      fc.oneof(slug, fc.string({ maxLength: 6 }), fc.constantFrom('1', '50-100', '-30', '30-', '4', 'a-z')),
    ),
    { maxLength: 12 },
  )

  test('parsing and writing again changes nothing', () => {
    fc.assert(
      fc.property(query, (pairs) => {
        const once = listingUrl(parseListingUrl(`/cordas?${new URLSearchParams(pairs)}`))
        expect(listingUrl(parseListingUrl(once))).toBe(once)
      }),
    )
  })

  test('the order of parameters does not matter', () => {
    const unordered = query.filter((pairs) => {
      const single = pairs.filter(([key]) => ['q', 'ordem', 'ipp'].includes(key))
      return new Set(single.map(([key]) => key)).size === single.length
    })
    fc.assert(
      fc.property(unordered, (pairs) => {
        const forwards = parseListingUrl(`/cordas?${new URLSearchParams(pairs)}`)
        const backwards = parseListingUrl(`/cordas?${new URLSearchParams(pairs.toReversed())}`)
        expect(listingUrl(backwards)).toBe(listingUrl(forwards))
      }),
    )
  })
})

test('refuses a page that is not a number', () => {
  expect(() => parseListingUrl('/cordas?pg=abc')).toThrow('"pg" deve ser do tipo number')
})

test.each(LISTING_ORDERS)('the order %s has a word in the URL', (order) => {
  expect(parseListingUrl(`/cordas?ordem=${slugOfOrder(order)}`).ordem).toBe(order)
})

describe('toggling', () => {
  const start: ListingAddress = parseListingUrl('/cordas?marca=elixir&tensao=alta&pg=4&ordem=a-z')

  test('a filter leads to the first page and keeps the order', () => {
    const address = withFilters(start, { marca: toggled(start.filtros.marca, 'augustine') })
    expect(listingUrl(address)).toBe('/cordas?marca=augustine&marca=elixir&tensao=alta&ordem=a-z')
  })

  test('removing the last value of an attribute removes the attribute', () => {
    const valores = toggledValues(start.filtros.valores, 'tensao', 'alta')
    expect(listingUrl(withFilters(start, { valores }))).toBe('/cordas?marca=elixir&ordem=a-z')
  })

  test('attributes are sorted by their URL word', () => {
    const valores = toggledValues(start.filtros.valores, 'calibre', '9-42')
    expect(listingUrl(withFilters(start, { valores }))).toBe(
      '/cordas?marca=elixir&calibre=9-42&tensao=alta&ordem=a-z',
    )
  })

  test('toggling twice changes nothing', () => {
    const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/))
    fc.assert(
      fc.property(slugs, fc.stringMatching(/^[a-z]{1,3}$/), (list, value) => {
        const sorted = list.toSorted()
        expect(toggled(toggled(sorted, value), value)).toEqual(sorted)
      }),
    )
    const ranges = [{ de: null, ate: 50 }]
    expect(toggledRange(toggledRange(ranges, { de: 50, ate: 100 }), { de: 50, ate: 100 })).toEqual(ranges)
  })

  test('removes all filters', () => {
    expect(listingUrl(withFilters(start, NO_FILTERS))).toBe('/cordas?ordem=a-z')
  })
})

test.each([
  ['Tensão', 'tensao'],
  ['Marca', 'atributo-marca'],
  ['pg', 'atributo-pg'],
  ['–', ''],
])('the URL word of the attribute %s is %s', (label, key) => {
  expect(attributeKeyOf(label)).toBe(key)
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/Violões/', '/violões'],
  ['/viol%C3%B5es', '/violões'],
  ['/a%', '/a%'],
])('normalizes the path %s to %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal)
})

test.each([
  ['violino.3-4', 'violino.3-4'],
  ['', null],
  ['<script>', null],
  ['x'.repeat(61), null],
])('of the instrument %j that products have to fit, %j is read', (code, serve) => {
  expect(parseListingUrl(`/cordas?${new URLSearchParams({ serve: code })}`).filtros.serve).toBe(serve)
})

test('an instrument is one filter, and in the address', () => {
  const address = parseListingUrl('/cordas?serve=violino.3-4&pg=2')

  expect(listingUrl(address)).toBe('/cordas?serve=violino.3-4&pg=2')
  expect(countFilters(address.filtros)).toBe(1)
})
