import type { Server } from 'node:http'

/** Longer than any use case takes without a byte in either direction. */
const STALLED_MS = 300_000

/**
 * Closes connections on which nothing has moved for five minutes while they have a request: a client that stops reading
 * a large file would keep it open, and the storage's connection behind it, for as long as it likes.
 */
export function endStalledClients(server: Server, milliseconds = STALLED_MS): void {
  server.setTimeout(milliseconds)
}
