import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

/** The reference: Node's own server that sends a buffer. `GET /{bytes}` answers that many. */
const bodies = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const size = request.url ?? '/'
  const body = bodies.get(size) ?? randomBytes(Number(size.slice(1)) || 0)
  bodies.set(size, body)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.byteLength })
  response.end(body)
})

server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (typeof bound === 'object' && bound) console.log(`http://127.0.0.1:${bound.port}`)
})
process.once('SIGTERM', () => server.close(() => process.exit(0)))
