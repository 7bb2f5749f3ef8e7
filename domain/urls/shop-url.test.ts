import { expect, test } from 'vitest'
import { readShopUrl } from './shop-url.ts'

test.each([
  ['/cordas?marca=elixir&pg=2', '/cordas', '?marca=elixir&pg=2'],
  ['//cordas', '/cordas', ''],
  ['/\\cordas', '/cordas', ''],
  ['/\t/cordas', '/cordas', ''],
  ['//', '/', ''],
  ['/\\', '/', ''],
  ['/\t/', '/', ''],
  ['', '/', ''],
  ['http://', '/', ''],
  ['/%', '/%', ''],
])('%j is the path %s with the query %j', (text, pathname, search) => {
  const url = readShopUrl(text)
  expect([url.pathname, url.search]).toEqual([pathname, search])
})
