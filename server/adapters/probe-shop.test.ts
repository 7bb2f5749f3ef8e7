import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { linkSigner } from '#platform/infrastructure/security/sign-link.ts'
import { CERTIFICATE, CERTIFICATE_KEY } from '#tests/support/smtp/certificate.ts'
import { reachRoute } from '../api/reach-route.ts'
import { shopProbe } from './probe-shop.ts'

const signLink = linkSigner('um segredo da loja')
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('recognises another node of this shop', async () => {
  expect(await probeOf(await listen(shopWith(signLink)))).toBe('alcancada')
})

test.each<[string, RequestListener]>([
  ['a shop with another secret', shopWith(linkSigner('um segredo de outra loja'))],
  ['a page of a provider', (_, response) => response.end('<h1>Domínio estacionado</h1>')],
  ['an answer without end', (_, response) => void response.write('x'.repeat(5_000))],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'https://loja.example/' }).end()],
])('takes %s for something else', async (_case, answer) => {
  expect(await probeOf(await listen(answer))).toBe('outra')
})

test('tells a certificate that browsers refuse', async () => {
  const server = createTlsServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, shopWith(signLink))

  expect(await probeOf((await opened(server)).replace('http:', 'https:'))).toBe('certificado')
})

test('tells an address where nothing answers', async () => {
  const url = await listen(shopWith(signLink))
  await new Promise((closed) => servers.pop()?.close(closed))

  expect(await probeOf(url)).toBe('semResposta')
})

test('tells a name that the DNS does not know', async () => {
  expect(await probeOf('http://loja.invalid')).toBe('nome')
})

test('signs only words of the length of a key', async () => {
  const app = new Hono().get('/v2/reach/:word', reachRoute(signLink))

  expect((await app.request('/v2/reach/pedido')).status).toBe(404)
  expect((await app.request(`/v2/reach/${'a'.repeat(43)}`)).headers.get('cache-control')).toBe(
    'private, no-store',
  )
})

function probeOf(url: string) {
  return shopProbe(url, signLink)()
}

/** A node whose links are signed in this way. */
function shopWith(sign: ReturnType<typeof linkSigner>): RequestListener {
  const app = new Hono().get('/v2/reach/:word', reachRoute(sign))

  return async (request, response) => {
    const answer = await app.request(request.url ?? '')
    response.writeHead(answer.status).end(await answer.text())
  }
}

function listen(answer: RequestListener): Promise<string> {
  return opened(createServer(answer))
}

async function opened(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
