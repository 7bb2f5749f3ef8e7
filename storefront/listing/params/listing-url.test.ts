import { expect, test } from 'vitest'
import { listingUrl } from './listing-url.ts'

test('the path and the whole query are asked for', () => {
  expect(listingUrl(new URL('http://loja.test/cordas?marca=elixir&pg=2'))).toBe('/cordas?marca=elixir&pg=2')
})

test.each(['?pg=dois', '?pg='])('"%s" is for the platform to judge', (search) => {
  expect(listingUrl(new URL(`http://loja.test/cordas${search}`))).toBe(`/cordas${search}`)
})

test.each(['?pg=0', '?pg=-1', '?pg=1.5', '?pg=01', '?pg=1e0', '?pg=%201'])(
  '"%s" is a page that does not exist',
  (search) => {
    expect(() => listingUrl(new URL(`http://loja.test/cordas${search}`))).toThrow(
      expect.objectContaining({ status: 404 }),
    )
  },
)

test('a form that was sent without script leaves for its clean address', () => {
  const sent = new URL('http://loja.test/cordas?marca=elixir&preco-de=50&preco-ate=')
  try {
    listingUrl(sent)
    expect.unreachable()
  } catch (answer) {
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).headers.get('location')).toBe('/cordas?marca=elixir&preco=50-')
  }
})
