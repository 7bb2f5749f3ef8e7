import { expect, test } from 'vitest'
import { listingUrl } from './listing-url.ts'

test('returns path and query unchanged', () => {
  expect(listingUrl(new URL('http://loja.test/cordas?marca=elixir&pg=2'))).toBe('/cordas?marca=elixir&pg=2')
})

test.each(['?pg=dois', '?pg='])('leaves "%s" for the platform to refuse', (search) => {
  expect(listingUrl(new URL(`http://loja.test/cordas${search}`))).toBe(`/cordas${search}`)
})

test.each(['?pg=0', '?pg=-1', '?pg=1.5', '?pg=01', '?pg=1e0', '?pg=%201'])(
  'answers 404 to "%s"',
  (search) => {
    expect(() => listingUrl(new URL(`http://loja.test/cordas${search}`))).toThrow(
      expect.objectContaining({ status: 404 }),
    )
  },
)

test('redirects a form sent without script to its clean address', () => {
  const sent = new URL('http://loja.test/cordas?marca=elixir&preco-de=50&preco-ate=')
  try {
    listingUrl(sent)
    expect.unreachable()
  } catch (answer) {
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).headers.get('location')).toBe('/cordas?marca=elixir&preco=50-')
  }
})
