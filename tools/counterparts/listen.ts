import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** What a counterpart's routes get besides the request: `drop` breaks its connection. */
export type Dropping = { Bindings: { drop: () => void } }

/** Serves a counterpart on this machine only, on any free port for 0. `close` ends open connections, too. */
export async function listen(hono: Pick<Hono<Dropping>, 'fetch'>, port: number) {
  const listener = getRequestListener((request, { outgoing }) =>
    hono.fetch(request, { drop: () => outgoing.destroy() }),
  )
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return { url, close }

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
