import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = { url: string; headers: IncomingHttpHeaders; body: string }

/** A shop that takes one webhook: the first with this text in its address. */
export async function listenForWebhook(text = '') {
  let take: (received: ReceivedWebhook) => void = () => undefined
  const delivery = new Promise<ReceivedWebhook>((resolve) => {
    take = resolve
  })
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.end()
    if (request.url?.includes(text)) take({ url: request.url ?? '', headers: request.headers, body })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return { url: `http://127.0.0.1:${port}`, delivery, close: () => new Promise((done) => server.close(done)) }
}
