import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyFor, storePage } from './stored-page.ts'

const HTML = `<p>${'violão '.repeat(500)}</p>`

test('any accepted encoding gives the same body', () => {
  const page = storePage(200, {}, Buffer.from(HTML), true)

  expect(bodyFor(page, 'gzip, deflate, br, zstd').encoding).toBe('zstd')
  expect(zstdDecompressSync(bodyFor(page, 'zstd').body).toString()).toBe(HTML)
  expect(bodyFor(page, 'gzip, deflate, br').encoding).toBe('br')
  expect(brotliDecompressSync(bodyFor(page, 'gzip, deflate, br').body).toString()).toBe(HTML)
  expect(bodyFor(page, 'gzip').encoding).toBe('gzip')
  expect(gunzipSync(bodyFor(page, 'gzip').body).toString()).toBe(HTML)
  expect(bodyFor(page, undefined)).toEqual({ body: Buffer.from(HTML), encoding: null })
})

test('a page that is requested again is compressed well, and then prefers that encoding', async () => {
  const page = storePage(200, {}, Buffer.from(words()), true)
  const { body: first } = bodyFor(page, 'br, zstd')
  bodyFor(page, 'br, zstd')
  while (!page.isWellCompressed) await wait(5)
  const { body, encoding } = bodyFor(page, 'br, zstd')

  expect(encoding).toBe('br')
  expect(body.byteLength).toBeLessThan(first.byteLength)
  expect(brotliDecompressSync(body).toString()).toBe(words())
  expect(bodyFor(page, 'zstd').encoding).toBe('zstd')
})

test('the etag depends on the content', () => {
  const [a, b, c] = ['x', 'x', 'y'].map((body) => storePage(200, {}, Buffer.from(body), true).etag)

  expect(a).toBe(b)
  expect(a).not.toBe(c)
})

/** Text that compresses less well than one repeated word. */
function words() {
  return Array.from({ length: 3000 }, (_, i) => `violão ${(i * 7919) % 1000} corda`).join(' ')
}
