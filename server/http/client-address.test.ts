import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientOf } from './client-address.ts'

test.each([
  { peer: '203.0.113.9', headers: {}, trust: false, client: { ip: '203.0.113.9', local: false } },
  { peer: '127.0.0.1', headers: {}, trust: false, client: { ip: '127.0.0.1', local: true } },
  { peer: '::1', headers: {}, trust: true, client: { ip: '::1', local: true } },
  { peer: '::ffff:127.0.0.1', headers: {}, trust: false, client: { ip: '::ffff:127.0.0.1', local: true } },
  {
    peer: '127.0.0.1',
    headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.5' },
    trust: true,
    client: { ip: '203.0.113.5', local: false },
  },
  {
    peer: '127.0.0.1',
    headers: { 'x-forwarded-for': '203.0.113.5' },
    trust: false,
    client: { ip: '127.0.0.1', local: false },
  },
  {
    peer: '127.0.0.1',
    headers: { forwarded: 'for=203.0.113.5' },
    trust: false,
    client: { ip: '127.0.0.1', local: false },
  },
])('from $peer with $headers, trusting a proxy: $trust', ({ peer, headers, trust, client }) => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)

  expect(clientOf(request, trust)).toEqual(client)
})
