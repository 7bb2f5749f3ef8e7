import { beforeEach, expect, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'
import { bodyFor, storePage } from './stored-page.ts'

const DESK = '1366-webp'

let cache: PageCache
beforeEach(() => {
  cache = createPageCache(1_000_000)
  cache.resume()
})

test('counts how often pages were sent since the last time', async () => {
  await send('/a', 3)
  await send('/b', 2)
  expect(requests()).toEqual({ '/a': 3, '/b': 2 })

  await send('/a', 2)
  expect(requests()).toEqual({ '/a': 2 })
})

test('counts pages that were evicted or replaced in the meantime', async () => {
  await send('/a', 2)
  cache.invalidate(['listagem'])
  await send('/a', 2)
  cache.age(['listagem'])
  await render('/a')
  await send('/a', 1)

  expect(requests()).toEqual({ '/a': 5 })
})

test('counts no search, no missing page, and no page that only one visitor saw', async () => {
  await send('/busca?q=ana', 3)
  await send('/ausente', 3, 404)
  await send('/a', 1)
  await render('/b')

  expect(requests()).toEqual({})
})

test('bounds what it remembers of pages that left the cache', { tags: 'long' }, async () => {
  for (let n = 0; n < 5_100; n++) {
    await send(`/${n}`, 2)
    cache.invalidate(['listagem'])
  }
  await send('/last', 2)

  expect(Object.keys(requests())).toHaveLength(5_001)
})

/** Sends a page, rendered if it is not cached. */
async function send(address: string, times: number, status = 200) {
  for (let n = 0; n < times; n++)
    bodyFor(cache.find(address, () => DESK) ?? (await render(address, status)), 'zstd')
}

function render(address: string, status = 200) {
  return cache.render(address, DESK, async () => ({
    page: storePage(status, { 'content-type': 'text/html' }, Buffer.from(address), true),
    tags: new Set(['listagem']),
    variesByDevice: true,
  }))
}

function requests() {
  return Object.fromEntries(cache.takeRequests().map(({ address, times }) => [address, times]))
}
