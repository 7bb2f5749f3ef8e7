import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitBodyTime } from './body-deadline.ts'

/** Milliseconds; shorter than the shop's own. */
const SOON = 50

test('closes the connection of a body that does not end in time', async () => {
  const { received, closed } = await sendHalf('POST /v2/front/checkout/logout')

  expect((await received).complete).toBe(false)
  await closed
})

test('also of a body without content-length, where no large one is allowed', async () => {
  const { closed } = await sendHalf('POST /contato', 'transfer-encoding: chunked')

  await closed
})

test.each([
  ['a file of the panel', 'POST /v2/admin/pictures', 'content-length: 9000000'],
  ['pictures of a review', 'POST /avaliar/produto/1', 'content-length: 9000000'],
  ['an import that says nothing of its length', 'POST /v2/admin/imports', 'transfer-encoding: chunked'],
])('%s has no deadline of its own', async (_name, line, length) => {
  const { received, socket } = await sendHalf(line, length)
  const request = await received
  // Another request with this deadline, sent later, is closed first.
  await (await sendHalf('POST /contato')).closed

  expect([request.destroyed, socket.destroyed]).toEqual([false, false])
})

/** Sends the headers of a request and the first bytes of its body, then stalls. */
async function sendHalf(line: string, length = 'content-length: 1000') {
  let receive: (request: IncomingMessage) => void = () => undefined
  const received = new Promise<IncomingMessage>((resolve) => {
    receive = resolve
  })
  const server = createServer((request) => {
    limitBodyTime(request, SOON)
    receive(request)
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

  return { received, closed, socket }
}
