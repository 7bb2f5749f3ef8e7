import { request } from 'node:http'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A request as it stands on the wire: no decoding, no cookies kept, no redirects followed. */
export function ask(node: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
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
