import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { endStalledClients } from './stalled-clients.ts'

/** Milliseconds; shorter than the shop's own. */
const SOON = 50

test('a file is closed when its client stops reading', async () => {
  const file = endless()
  await requestOf(file)

  await once(file, 'close')

  expect(file.destroyed).toBe(true)
})

function endless(): Readable {
  return new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })
}

/** Requests the file from a server, by a connection that reads nothing. */
async function requestOf(file: Readable) {
  const server = createServer((_request, response) => {
    response.on('close', () => file.destroy())
    file.pipe(response)
  })
  endStalledClients(server, SOON)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const client = connect(typeof bound === 'object' ? (bound?.port ?? 0) : 0, '127.0.0.1')
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  client.on('error', () => undefined)
  client.pause().write('GET / HTTP/1.1\r\nHost: loja\r\n\r\n')
}
