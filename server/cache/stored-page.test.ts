import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyFor, storePage } from './stored-page.ts'

const HTML = `<p>${'violão '.repeat(500)}</p>`

test('any accepted encoding gives the same body', async () => {
  const page = storePage(200, {}, Buffer.from(HTML), true)
  for (let i = 0; i < 2; i++) bodyFor(page, 'gzip')
  while (!page.br) await wait(5)

  expect(brotliDecompressSync(bodyFor(page, 'gzip, deflate, br').body).toString()).toBe(HTML)
  expect(gunzipSync(bodyFor(page, 'gzip').body).toString()).toBe(HTML)
  expect(bodyFor(page, undefined)).toEqual({ body: Buffer.from(HTML), encoding: null })
})

test('a page that is asked for once is compressed quickly only', () => {
  const page = storePage(200, {}, Buffer.from(HTML), true)

  expect(bodyFor(page, 'br, gzip').encoding).toBe('gzip')
})

test('the etag names the content', () => {
  const [a, b, c] = ['x', 'x', 'y'].map((body) => storePage(200, {}, Buffer.from(body), true).etag)

  expect(a).toBe(b)
  expect(a).not.toBe(c)
})
