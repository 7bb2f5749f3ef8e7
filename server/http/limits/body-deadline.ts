import type { IncomingMessage } from 'node:http'
import { mayBeLarge } from './limit-bodies.ts'

/** Time for the body of a usual request: one that trickles in would hold its connection for as long as it likes. */
const BODY_MS = 30_000

/**
 * Closes the connection of a request whose body has not arrived in time. Large uploads may use slow lines: for them
 * only the server's general limit counts.
 */
export function limitBodyTime(request: IncomingMessage, milliseconds = BODY_MS): void {
  const { url = '', method = '', headers } = request
  if (
    request.complete ||
    !hasBody(headers) ||
    mayBeLarge({ method, path: pathOf(url), length: headers['content-length'] })
  )
    return

  const timeout = setTimeout(() => request.complete || request.destroy(), milliseconds)
  request.once('close', () => clearTimeout(timeout))
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
