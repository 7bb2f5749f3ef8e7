import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitBodyTime } from './body-deadline.ts'

/** Milliseconds: the shop's own is longer. */
const SOON = 50

test('a body that does not end in time ends its connection', async () => {
  const { heard, closed } = await sendHalf('POST /v2/front/checkout/logout')

  expect((await heard).complete).toBe(false)
  await closed
})

test('a body that says nothing of its length does too, where none may be large', async () => {
  const { closed } = await sendHalf('POST /contato', 'transfer-encoding: chunked')

  await closed
})

test.each([
  ['a file of the panel', 'POST /v2/admin/pictures', 'content-length: 9000000'],
  ['pictures of a review', 'POST /avaliar/produto/1', 'content-length: 9000000'],
  ['an import that says nothing of its length', 'POST /v2/admin/imports', 'transfer-encoding: chunked'],
])('%s has as long as every request', async (_name, line, length) => {
  const { heard, socket } = await sendHalf(line, length)
  const request = await heard
  // A connection that the same door would end, begun later, is ended first.
  await (await sendHalf('POST /contato')).closed

  expect([request.destroyed, socket.destroyed]).toEqual([false, false])
})

/** Sends the head of a request and the first bytes of its body, and waits. */
async function sendHalf(line: string, length = 'content-length: 1000') {
  let hear: (request: IncomingMessage) => void = () => undefined
  const heard = new Promise<IncomingMessage>((resolve) => {
    hear = resolve
  })
  const server = createServer((request) => {
    limitBodyTime(request, SOON)
    hear(request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const socket = connect(typeof bound === 'object' ? (bound?.port ?? 0) : 0, '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.on('error', () => undefined).resume()
  socket.write(
    `${line} HTTP/1.1\r\nHost: loja\r\n${length}\r\n\r\n${length.includes('chunked') ? '1\r\n{\r\n' : '{'}`,
  )

  return { heard, closed, socket }
}
