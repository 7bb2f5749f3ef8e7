import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { fileRoute } from './file-route.ts'

let folder: string
let shop: Hono
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lira-arquivos-'))
  const storage = localStorage(folder)
  await storage.write('arquivos/manual-sa9000.pdf', Buffer.from('%PDF-1.4'))
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

test.each(['nada.pdf', 'pagina.html', '..%2Fsegredo.txt', 'segredo.txt', 'Manual.PDF', 'manual'])(
  '%s is not found',
  async (name) => {
    expect((await shop.request(`/arquivos/${name}`)).status).toBe(404)
  },
)
