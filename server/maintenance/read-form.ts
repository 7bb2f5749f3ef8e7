import type { IncomingMessage } from 'node:http'

/** Enough for an address and what browsers add; more is not read. */
const MAX_BYTES = 4_096

/** The fields of a short form, as browsers send it; none if the body is too long or of another kind. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers['content-type'] ?? ''
  const length = Number(request.headers['content-length'] ?? 0)
  if (!type.startsWith('application/x-www-form-urlencoded') || length > MAX_BYTES)
    return new URLSearchParams()
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request) {
    bytes += piece.length
    if (bytes > MAX_BYTES) return new URLSearchParams()
    pieces.push(piece)
  }

  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}
