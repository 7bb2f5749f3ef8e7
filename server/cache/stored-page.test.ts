import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyFor, storePage } from './stored-page.ts'

const HTML = `<p>${'violão '.repeat(500)}</p>`

test('any accepted encoding gives the same body', () => {
  const page = storePage(200, {}, Buffer.from(HTML), true)

  expect(bodyFor(page, 'gzip, deflate, br').encoding).toBe('br')
  expect(brotliDecompressSync(bodyFor(page, 'gzip, deflate, br').body).toString()).toBe(HTML)
  expect(bodyFor(page, 'gzip').encoding).toBe('gzip')
  expect(gunzipSync(bodyFor(page, 'gzip').body).toString()).toBe(HTML)
  expect(bodyFor(page, undefined)).toEqual({ body: Buffer.from(HTML), encoding: null })
})

test('a page that is asked for again is compressed well', async () => {
  const page = storePage(200, {}, Buffer.from(words()), true)
  const { body: first } = bodyFor(page, 'br')
  bodyFor(page, 'br')
  while (page.br === first) await wait(5)

  expect(page.br.byteLength).toBeLessThan(first.byteLength)
  expect(brotliDecompressSync(page.br).toString()).toBe(words())
})

test('the etag names the content', () => {
  const [a, b, c] = ['x', 'x', 'y'].map((body) => storePage(200, {}, Buffer.from(body), true).etag)

  expect(a).toBe(b)
  expect(a).not.toBe(c)
})

/** Text with less of a pattern than one word many times. */
function words() {
  return Array.from({ length: 3000 }, (_, i) => `violão ${(i * 7919) % 1000} corda`).join(' ')
}
