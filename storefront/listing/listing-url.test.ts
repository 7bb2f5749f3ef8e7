import { expect, test } from 'vitest'
import { listingUrl } from './listing-url.ts'

test('the path and the whole query are asked for', () => {
  expect(listingUrl(new Request('http://loja.test/cordas/?marca=elixir&pg=2'))).toBe(
    '/cordas/?marca=elixir&pg=2',
  )
})

test.each(['?pg=dois', '?pg=0', '?pg=-1', '?pg=1.5', '?pg=', '?ipp=x'])(
  '"%s" is a page that does not exist',
  (search) => {
    expect(() => listingUrl(new Request(`http://loja.test/cordas/${search}`))).toThrow(
      expect.objectContaining({ status: 404 }),
    )
  },
)
