import { PassThrough } from 'node:stream'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import type { StoredStream } from '#platform/infrastructure/storage/port.ts'
import { pictureRoute } from './picture-route.ts'

const ADDRESS = `/imagens/${'a'.repeat(24)}/320.webp`

let content: PassThrough
let found: () => StoredStream | null
let shop: Hono
beforeEach(() => {
  content = new PassThrough()
  found = () => ({ size: 11, content })
  shop = new Hono().get('/imagens/:hash/:file', pictureRoute({ open: async () => found() }))
})

test('a picture is sent as it is read', async () => {
  content.write('meia ')
  const answer = await shop.request(ADDRESS)
  const reader = answer.body!.getReader()
  const first = await reader.read()
  content.end('imagem')
  const second = await reader.read()

  expect([first.value, second.value].map((chunk) => Buffer.from(chunk!).toString())).toEqual([
    'meia ',
    'imagem',
  ])
  expect((await reader.read()).done).toBe(true)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '11',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

test('nothing is read further for a visitor who has left', async () => {
  const leaving = new AbortController()
  await shop.request(ADDRESS, { signal: leaving.signal })
  expect(content.destroyed).toBe(false)
  leaving.abort()

  expect(content.destroyed).toBe(true)
})

test('nothing is read for a HEAD', async () => {
  const answer = await shop.request(ADDRESS, { method: 'HEAD' })

  expect([answer.status, answer.headers.get('content-length'), answer.body]).toEqual([200, '11', null])
  expect(content.destroyed).toBe(true)
})

test('what is no picture is not found, and a full queue is said to be one', async () => {
  found = () => null
  expect((await shop.request(ADDRESS)).status).toBe(404)
  expect((await shop.request(`/imagens/${'a'.repeat(24)}/321.webp`)).status).toBe(404)
  found = () => {
    throw new ProcessBusy()
  }
  const refused = await shop.request(ADDRESS)

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
})
