import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

/** The software says its own name to other services and in its API's documents, never to shoppers. */
const SOFTWARE = [
  'platform/integrations/deliver.ts',
  'platform/shipping/melhor-envio/call.ts',
  'server/admin/admin-openapi.ts',
  'server/api/openapi.ts',
]

test('no page, mail or panel page contains a store’s name: the settings have it', () => {
  const strays = sources(['contract', 'domain', 'platform', 'storefront', 'admin', 'server'])
    .filter(({ path }) => !isTest(path) && !SOFTWARE.includes(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /\bLira\b/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )

  expect(strays).toEqual([])
})

test('no static file contains a store’s name', () => {
  const strays = readdirSync('public').filter((name) =>
    /\bLira\b/.test(readFileSync(`public/${name}`, 'utf8')),
  )

  expect(strays).toEqual([])
})
