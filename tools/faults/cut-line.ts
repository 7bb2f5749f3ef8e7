import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy to a server on this machine whose connections can be cut, like a failover, a firewall or the restart of a
 * proxy.
 */
export type Line = {
  port: number
  /** Resets every open connection. */
  cut: () => void
  close: () => Promise<void>
}

/** Forwards connections to `target` on this machine. */
export async function openLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }

  return {
    port: (server.address() as AddressInfo).port,
    cut,
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
