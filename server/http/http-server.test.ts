import { expect, test } from 'vitest'
import { openHttpServer } from './http-server.ts'

const NO_PAGE = async () => ({ html: '', policy: '' })

test.each([
  ['https://loja.test', 'max-age=31536000'],
  ['http://loja.test', null],
])('a shop at %s asks browsers for https: %s', async (storeUrl, transport) => {
  const server = await openHttpServer({
    host: '127.0.0.1',
    port: 0,
    storeUrl,
    observe: () => undefined,
    closing: () => false,
    health: () => false,
  })
  try {
    server.opened((_request, response) => void response.end('aberta'), NO_PAGE)
    const page = await fetch(`http://127.0.0.1:${server.port}/`)
    const odd = await fetch(`http://127.0.0.1:${server.port}/%ff`)

    expect([page.status, odd.status]).toEqual([200, 400])
    for (const { headers } of [page, odd])
      expect(headers.get('strict-transport-security')?.split(';')[0] ?? null).toBe(transport)
  } finally {
    await server.close()
  }
})
