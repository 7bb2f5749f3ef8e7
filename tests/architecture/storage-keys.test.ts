import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

test('each key of the browser’s storage is written in one file', () => {
  const written = sources(['storefront', 'domain'])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => [...new Set(text.match(/'lira:[a-z-]+'/g))].map((key) => ({ key, path })))
  const byKey = Map.groupBy(written, ({ key }) => key)

  expect(byKey.size).toBeGreaterThan(0)
  expect([...byKey].filter(([, places]) => places.length > 1)).toEqual([])
})
