import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { s3Storage } from './s3.ts'
import { S3Failure } from './s3-failure.ts'

const SHORT = { answer: 150, upload: 150, pause: 150, wait: 1 }
const SECRET = 'chave-que-ninguem-pode-ler'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('signatures by a wrong key are refused, and the failure does not repeat the request', async () => {
  const store = await startS3()
  const storage = s3Storage({ ...store.settings, secretAccessKey: SECRET }, 'fotos')
  const um = Buffer.from('um')
  const large = Buffer.alloc(9 * 1024 * 1024)
  const failures = await Promise.all(
    [
      storage.write('um.jpg', um),
      storage.writeStream('um.jpg', Readable.from([um])),
      storage.writeStream('um.jpg', Readable.from([large])),
    ].map((written) => written.catch((error: unknown) => error)),
  )
  await store.close()

  for (const failure of failures) {
    expect(failure).toBeInstanceOf(S3Failure)
    expect(failure).toMatchObject({ status: 403 })
    expect(String(failure)).toBe('S3Failure: The store answered 403 SignatureDoesNotMatch for um.jpg.')
  }
})

test.each([429, 500, 503])('tries again after %i, and sends the same bytes', async (status) => {
  const bodies: string[] = []
  const storage = await storageOf((request, response) => {
    let body = ''
    request.on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      bodies.push(body)
      response.statusCode = bodies.length < 3 ? status : 200
      response.end()
    })
  })
  await storage.write('um.jpg', Buffer.from('um'))

  expect(bodies).toEqual(['um', 'um', 'um'])
})

test('gives up after three tries', async () => {
  let tries = 0
  const storage = await storageOf((_, response) => {
    tries++
    response.writeHead(503).end()
  })

  await expect(storage.read('um.jpg')).rejects.toMatchObject({ status: 503 })
  expect(tries).toBe(3)
})

test('does not try again what is refused', async () => {
  let tries = 0
  const storage = await storageOf((_, response) => {
    tries++
    response.writeHead(403).end()
  })

  await expect(storage.read('um.jpg')).rejects.toMatchObject({ status: 403 })
  expect(tries).toBe(1)
})

test.each([
  ['read', 'never answers', () => undefined],
  ['write', 'never answers', () => undefined],
  ['read', 'stops in the middle', pausing],
] as const)('a %s ends if the store %s', async (kind, _, listener) => {
  const storage = await storageOf(listener)
  const call = kind === 'read' ? storage.read('um.jpg') : storage.write('um.jpg', Buffer.from('um'))

  await expect(call).rejects.toThrow('did not answer in time')
})

test('whoever reads may pause longer than the store may', async () => {
  const bytes = Buffer.alloc(8 * 1024 * 1024, 'som')
  const storage = await storageOf(
    (_, response) => {
      response.writeHead(200, { 'content-length': String(bytes.length) }).end(bytes)
    },
    { ...SHORT, answer: 5_000, pause: 1_000 },
  )
  const stream = await storage.readStream('som.mp3')
  let size = 0
  for await (const chunk of stream?.content ?? []) {
    if (size === 0) await sleep(2_500)
    size += chunk.length
  }

  expect(size).toBe(bytes.length)
})

test('a store that cannot be reached is named without its keys', async () => {
  const storage = s3Storage(settings('http://127.0.0.1:9/loja'), 'fotos', SHORT)
  const failure = await storage.read('um.jpg').catch((error: unknown) => error)

  expect(failure).toMatchObject({ status: 0 })
  expect(JSON.stringify(failure) + String(failure)).not.toContain(SECRET)
})

function pausing(...[, response]: Parameters<RequestListener>) {
  response.writeHead(200, { 'content-length': '10' })
  response.write('meio')
}

async function storageOf(listener: RequestListener, deadlines = SHORT) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return s3Storage(
    settings(`http://127.0.0.1:${(server.address() as AddressInfo).port}/loja`),
    'fotos',
    deadlines,
  )
}

function settings(url: string) {
  return { url, region: 'us-east-1', accessKeyId: 'CHAVE', secretAccessKey: SECRET, links: false }
}
