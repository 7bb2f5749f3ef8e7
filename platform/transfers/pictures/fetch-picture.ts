import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import {
  isPublicAddress,
  PrivateAddress,
  publicLookup,
} from '#platform/infrastructure/security/public-address.ts'

/** A picture, sound or video could not be fetched; the message tells the merchant why. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

/** What a file names, as its messages begin, how large it may be, and how long its way may take. */
export type Fetched = { name: 'A imagem' | 'O som' | 'O vídeo'; megabytes: number; timeoutMs: number }

const TIMEOUT_MS = 15_000

export const PICTURE: Fetched = { name: 'A imagem', megabytes: 25, timeoutMs: TIMEOUT_MS }

export const SOUND: Fetched = {
  name: 'O som',
  megabytes: MEDIA_LIMITS.somMegabytes,
  timeoutMs: TIMEOUT_MS,
}

export const VIDEO: Fetched = {
  name: 'O vídeo',
  megabytes: MEDIA_LIMITS.videoMegabytes,
  timeoutMs: 4 * TIMEOUT_MS,
}

const MAX_REDIRECTS = 3

/**
 * Fetches the bytes at an address from a file. Only public addresses, also after DNS lookups and redirects, so that a
 * file can't make the shop send requests to its own network (SSRF). Throws `NoPicture`.
 */
export function fetchPicture(address: string): Promise<Uint8Array> {
  return fetchFile(address, PICTURE)
}

/** The same for any file that a product has. */
export async function fetchFile(address: string, what: Fetched, left = MAX_REDIRECTS): Promise<Uint8Array> {
  const named = `${what.name} ${address}`
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new NoPicture(`${named} não é um endereço que comece com https://.`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address bypasses `lookup`, so it is checked here.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic(named)
  const answer = await ask(url, named, what)
  if (!('location' in answer)) return answer.bytes
  if (left === 0) throw new NoPicture(`${named} leva a outros endereços sem fim.`)

  return fetchFile(new URL(answer.location, url).href, what, left - 1)
}

type Answer = { bytes: Uint8Array } | { location: string }

function ask(url: URL, named: string, { megabytes, timeoutMs }: Fetched): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp

  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { lookup: publicLookup, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        const { statusCode: status = 0, headers } = response
        if (status >= 300 && status < 400 && headers.location) {
          response.destroy()
          resolve({ location: headers.location })
          return
        }
        if (status !== 200) {
          response.destroy()
          reject(new NoPicture(`${named} respondeu com o erro ${status}.`))
          return
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          chunks.push(chunk)
          if (size > megabytes * 1_000_000)
            response.destroy(new NoPicture(`${named} tem mais de ${megabytes} MB.`))
        })
        response.on('end', () => resolve({ bytes: Buffer.concat(chunks) }))
        response.on('error', (error) => reject(failed(named, error)))
      },
    )
    outgoing.on('error', (error) => reject(failed(named, error)))
    outgoing.end()
  })
}

function failed(named: string, cause: Error): NoPicture {
  if (cause instanceof NoPicture) return cause
  if (cause instanceof PrivateAddress) return notPublic(named)
  const timedOut = cause.name === 'TimeoutError' || cause.name === 'AbortError'

  return new NoPicture(`${named} ${timedOut ? 'demorou demais' : 'não respondeu'}.`, { cause })
}

function notPublic(named: string) {
  return new NoPicture(`${named} não está na internet aberta.`)
}
