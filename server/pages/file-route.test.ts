import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { fileRoute } from './file-route.ts'

let folder: string
let shop: Hono
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lira-arquivos-'))
  const storage = localStorage(folder)
  await storage.write('arquivos/manual-sa9000.pdf', Buffer.from('%PDF-1.4'))
  await storage.write('arquivos/0123456789abcdef01234567.mp3', Buffer.from('ID3-abcdefghij'))
  await storage.write('arquivos/pagina.html', Buffer.from('<script>alert(1)</script>'))
  await storage.write('segredo.txt', Buffer.from('segredo'))
  shop = new Hono().get('/arquivos/:name', fileRoute(storage))
})
afterAll(() => rm(folder, { recursive: true }))

test('a manual is served as a download, with its type', async () => {
  const answer = await shop.request('/arquivos/manual-sa9000.pdf')

  expect(await answer.text()).toBe('%PDF-1.4')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="manual-sa9000.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

describe('a sound', () => {
  const requested = (headers: Record<string, string> = {}, method = 'GET') =>
    shop.request('/arquivos/0123456789abcdef01234567.mp3', { headers, method })

  test('is played in place, and stored by browsers for good', async () => {
    const answer = await requested()

    expect([answer.status, await answer.text()]).toEqual([200, 'ID3-abcdefghij'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-length': '14',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('content-disposition')).toBeNull()
  })

  test.each([
    ['bytes=4-', 'abcdefghij', 'bytes 4-13/14'],
    ['bytes=4-6', 'abc', 'bytes 4-6/14'],
    ['bytes=-2', 'ij', 'bytes 12-13/14'],
  ])('is sent in the part that %s asks for', async (range, text, contentRange) => {
    const answer = await requested({ range })

    expect([answer.status, await answer.text()]).toEqual([206, text])
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
  })

  test('has no part beyond its end', async () => {
    const answer = await requested({ range: 'bytes=14-' })

    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */14'])
  })

  test('is not sent again if its tag is known, and whole if another version is wanted', async () => {
    const etag = (await requested()).headers.get('etag') ?? ''

    expect((await requested({ 'if-none-match': etag })).status).toBe(304)
    expect((await requested({ range: 'bytes=4-6', 'if-range': etag })).status).toBe(206)
    expect((await requested({ range: 'bytes=4-6', 'if-range': '"outro"' })).status).toBe(200)
  })

  test('says its size to a HEAD', async () => {
    const answer = await requested({}, 'HEAD')

    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['14', ''])
  })

  test('comes from the shop even if the storage has addresses of its own', async () => {
    const storage = localStorage(folder)
    const linking = new Hono().get(
      '/arquivos/:name',
      fileRoute({ ...storage, link: async () => 'https://balde.exemplo/x' }),
    )

    expect((await linking.request('/arquivos/0123456789abcdef01234567.mp3')).status).toBe(200)
    expect((await linking.request('/arquivos/manual-sa9000.pdf')).status).toBe(302)
  })
})

test.each(['nada.pdf', 'nada.mp3', 'pagina.html', '..%2Fsegredo.txt', 'segredo.txt', 'Manual.PDF', 'manual'])(
  '%s is not found',
  async (name) => {
    expect((await shop.request(`/arquivos/${name}`)).status).toBe(404)
  },
)
