import { expect, test } from 'vitest'
import { parsePeer, peerRequests } from './peers.ts'

test('reads address, name and counterpart of a peer', () => {
  expect(parsePeer('http://127.0.0.1:3100/guitars?a=b=EverShop: Listagem')).toEqual({
    name: 'EverShop',
    counterpart: 'Listagem',
    url: 'http://127.0.0.1:3100',
    path: '/guitars?a=b',
    uncached: false,
  })
  expect(parsePeer('http://localhost:3100=EverShop')).toMatchObject({ path: '/', counterpart: undefined })
})

test('requests each address once where the path has a number', () => {
  const peer = parsePeer('http://[::1]:3100/p/{n}?q={n}=Peer')
  const [first, second] = [peerRequests(peer).path, peerRequests(peer).path]

  expect(peer.uncached).toBe(true)
  expect(first).toMatch(/^\/p\/x[0-9a-f]{8}\{n\}\?q=x[0-9a-f]{8}\{n\}$/)
  expect(second).not.toBe(first)
})

test.each([
  'http://example.com=Peer',
  'http://127.0.0.1.example.com/=Peer',
  'http://10.0.0.1:3100/=Peer',
  'https://127.0.0.1/=Peer',
  'http://127.0.0.1:3100/',
  'Peer',
])('refuses %s', (text) => {
  expect(() => parsePeer(text)).toThrow(`--beside ${text}`)
})
