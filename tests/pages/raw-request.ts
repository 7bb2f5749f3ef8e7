import { request } from 'node:http'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Sends a request exactly as it is on the wire: no decoding, no cookies stored, no redirects followed. */
export function rawRequest(
  node: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(node + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
