import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

// The reference: Node's own server that sends a buffer. `GET /{bytes}` answers that many. `PROCESSES` share the port.

const processes = Number(process.env['PROCESSES'] ?? 1)
if (processes > 1 && cluster.isPrimary) startWorkers()
else listen()

function startWorkers() {
  const addresses: string[] = []
  cluster.on('message', (_worker, address: string) => {
    addresses.push(address)
    if (addresses.length === processes) console.log(address)
  })
  for (let n = 0; n < processes; n++) cluster.fork()
  process.once('SIGTERM', () => cluster.disconnect(() => process.exit(0)))
}

function listen() {
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
    if (typeof bound !== 'object' || !bound) return
    const address = `http://127.0.0.1:${bound.port}`
    if (cluster.isWorker) process.send?.(address)
    else console.log(address)
  })
  if (cluster.isPrimary) process.once('SIGTERM', () => server.close(() => process.exit(0)))
}
