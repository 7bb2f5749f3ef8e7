import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBodies } from './limit-bodies.ts'

const MEGABYTE = 1024 * 1024

const app = new Hono()
app.use(limitBodies())
app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

test.each([
  ['/v2/front/question', 1, 200],
  ['/v2/front/question', 2, 413],
  ['/avise-me/12', 2, 413],
  ['/v2/front/evaluations/product', 20, 200],
  ['/v2/front/evaluations/product', 22, 413],
  ['/avaliar/produto/12', 20, 200],
  ['/avaliar/produto/12.data', 20, 200],
  ['/avaliar/compra', 2, 413],
  ['/v2/admin/pictures', 20, 200],
  ['/v2/admin/pictures', 22, 413],
  ['/v2/admin/files', 20, 200],
  ['/v2/admin/files', 22, 413],
  ['/v2/admin/sounds', 5, 200],
  ['/v2/admin/sounds', 7, 413],
  ['/v2/admin/videos', 40, 200],
  ['/v2/admin/videos', 42, 413],
  ['/v2/admin/products', 2, 413],
])('%s with %i MB is answered with %i', async (path, megabytes, status) => {
  expect((await post(path, megabytes)).status).toBe(status)
})

test('limits a body without content-length while it is read', async () => {
  const body = new Uint8Array(2 * MEGABYTE)

  expect((await app.request('/v2/front/question', { method: 'POST', body })).status).toBe(413)
})

test('decides by content-length without building the body', async () => {
  const headers = { 'content-length': '2' }
  const request = new Request('http://127.0.0.1/v2/front/question', { method: 'POST', body: '{}', headers })
  Object.defineProperty(request, 'body', {
    get() {
      throw new Error('The body was built.')
    },
  })

  expect((await app.request(request)).status).toBe(200)
})

test("the refusal explains the limit in the shop's words", async () => {
  const response = await post('/v2/front/question', 2)

  expect(await response.json()).toMatchObject({
    mensagens: [{ tipo: 'erro', mensagem: expect.stringContaining('grande demais') }],
  })
})

test('refuses some of many large bodies at a time', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => post('/v2/front/evaluations/product', 2)))
  const statuses = answers.map(({ status }) => status)

  expect(statuses.filter((status) => status === 200)).toHaveLength(6)
  expect(statuses.filter((status) => status === 503)).toHaveLength(3)
  expect((await post('/v2/front/evaluations/product', 2)).status).toBe(200)
})

function post(path: string, megabytes: number) {
  const body = new Uint8Array(megabytes * MEGABYTE)

  return app.request(path, {
    method: 'POST',
    body,
    headers: { 'content-length': String(body.byteLength) },
  })
}
