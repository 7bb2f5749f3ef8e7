import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Delivery = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/**
 * A push service on this machine (RFC 8030), with browsers that subscribe to it. They decrypt messages by RFC 8291,
 * implemented here a second time, so that the shop's code is not tested against itself.
 */
export async function openPushService() {
  const deliveries: Delivery[] = []
  const service = { deliveries, answer: 201, url: '', subscribe, close }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(service.answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service

  /** A browser, its subscription, and how it reads a delivery. */
  function subscribe() {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const auth = randomBytes(16)
    const endpoint = `${service.url}/${randomBytes(12).toString('base64url')}`

    return {
      subscription: { endpoint, p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
      received: () => deliveries.filter(({ path }) => endpoint.endsWith(path)),
      read: ({ body }: Delivery) => JSON.parse(decrypt(body, pair, auth)),
    }
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
}

/** Returns the claims of a VAPID header (RFC 8292) if its signature matches the key `k`; throws otherwise. */
export function readVapid(header: string | undefined): { aud: string; exp: number; sub: string; k: string } {
  const [, head, claims, signature, k] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header ?? '') ?? []
  if (!head || !claims || !signature || !k) throw new Error('This is no VAPID header.')
  const point = Buffer.from(k, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not of this key.')

  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), k }
}

function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  if (record.length > body.readUInt32BE(16)) throw new Error('The message is more than one record.')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const [key, nonce] = (
    [
      ['Content-Encoding: aes128gcm\0', 16],
      ['Content-Encoding: nonce\0', 12],
    ] as const
  ).map(([label, bytes]) => Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(label), bytes)))
  if (!key || !nonce) throw new Error('There are no keys.')
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  if (padded.at(padded.lastIndexOf(2)) !== 2) throw new Error('The last record has no end.')

  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
