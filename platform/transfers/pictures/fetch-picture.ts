import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import {
  isPublicAddress,
  PrivateAddress,
  publicLookup,
} from '#platform/infrastructure/security/public-address.ts'

/** A picture could not be fetched; the message tells the merchant why. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

const TIMEOUT_MS = 15_000

export const MAX_PICTURE_BYTES = 25_000_000

const MAX_REDIRECTS = 3

/**
 * Fetches the bytes at an address from a file. Only public addresses, also after DNS lookups and redirects, so that a
 * file can't make the shop send requests to its own network (SSRF). Throws `NoPicture`.
 */
export async function fetchPicture(address: string, left = MAX_REDIRECTS): Promise<Uint8Array> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new NoPicture(`A imagem ${address} não é um endereço que comece com https://.`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address bypasses `lookup`, so it is checked here.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic(address)
  const answer = await ask(url, address)
  if (!('location' in answer)) return answer.bytes
  if (left === 0) throw new NoPicture(`A imagem ${address} leva a outros endereços sem fim.`)

  return fetchPicture(new URL(answer.location, url).href, left - 1)
}

type Answer = { bytes: Uint8Array } | { location: string }

function ask(url: URL, address: string): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp

  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { lookup: publicLookup, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (response) => {
        const { statusCode: status = 0, headers } = response
        if (status >= 300 && status < 400 && headers.location) {
          response.destroy()
          resolve({ location: headers.location })
          return
        }
        if (status !== 200) {
          response.destroy()
          reject(new NoPicture(`A imagem ${address} respondeu com o erro ${status}.`))
          return
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          chunks.push(chunk)
          if (size > MAX_PICTURE_BYTES)
            response.destroy(new NoPicture(`A imagem ${address} tem mais de 25 MB.`))
        })
        response.on('end', () => resolve({ bytes: Buffer.concat(chunks) }))
        response.on('error', (error) => reject(failed(address, error)))
      },
    )
    outgoing.on('error', (error) => reject(failed(address, error)))
    outgoing.end()
  })
}

function failed(address: string, cause: Error): NoPicture {
  if (cause instanceof NoPicture) return cause
  if (cause instanceof PrivateAddress) return notPublic(address)
  const timedOut = cause.name === 'TimeoutError' || cause.name === 'AbortError'

  return new NoPicture(`A imagem ${address} ${timedOut ? 'demorou demais' : 'não respondeu'}.`, { cause })
}

function notPublic(address: string) {
  return new NoPicture(`A imagem ${address} não está na internet aberta.`)
}
