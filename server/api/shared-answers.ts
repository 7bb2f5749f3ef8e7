import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import { contract } from '#contract/contract.ts'
import { cacheAddress } from '../cache/cache-key.ts'
import type { CachedAnswers, Note } from '../cache/cached-answers.ts'

/** Calls that only read the catalogue and its content: their answer is the same for all callers. */
const SHARED = [
  contract.catalog.brands,
  contract.catalog.listing,
  contract.catalog.product,
  contract.catalog.showcase,
  contract.content.banners,
  contract.content.footerMenus,
  contract.content.home,
  contract.content.menu,
  contract.content.page,
  contract.content.settings,
].map((procedure) => {
  const { route, inputSchema } = procedure['~orpc']
  const pattern = (route.path ?? '').replaceAll(/\{[^}]+\}/g, '[^/]+')

  return {
    pattern: new RegExp(`^${pattern}$`),
    reads: new Set(inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : []),
  }
})

/** Of each call: some 40 kB each. Reading all products evicts no menus and listings. */
const MAX_ANSWERS = 100

/** Shorter bodies fit in one packet as they are. */
const MIN_COMPRESSED_BYTES = 1_400

/** Takes less time than writing the bytes that it saves; higher levels save a tenth of the rest for twice the time. */
const GZIP = { level: 3, chunkSize: 64 * 1024 }

/** A body as it is and, unless it is short, compressed. */
export type SharedBody = { plain: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> | null }

/**
 * The address by which a call's answer is cached: only the parameters that it reads, in one order. Null if the answer
 * is not the same for all callers, or the address is too long.
 */
export function sharedAddress(method: string, path: string, search: string): string | null {
  const call = method === 'GET' ? callOf(path) : undefined

  return call ? cacheAddress(path, search, (name) => call.reads.has(name)) : null
}

function callOf(path: string): (typeof SHARED)[number] | undefined {
  return SHARED.find(({ pattern }) => pattern.test(path))
}

/**
 * Caches the bodies of shared calls by their `sharedAddress`, until one of their tags changes. `ask` answers a call
 * without its caller, so that nothing personal can get into the body. Null for answers that are no success: they are
 * not cached, and have to be asked for again.
 */
export function createSharedAnswers(
  answers: CachedAnswers,
  ask: (address: string, note: Note) => Promise<Response>,
) {
  const openBodies = () =>
    answers.withCache(async (address: string, note) => {
      const response = await ask(address, note)
      if (response.status !== 200) throw new NoSuccess()
      return toSharedBody(new Uint8Array(await response.arrayBuffer()))
    }, MAX_ANSWERS)
  const bodies = new Map(SHARED.map((call) => [call, openBodies()]))

  return async function bodyOf(address: string): Promise<SharedBody | null> {
    const call = callOf(address.split('?')[0] ?? '')
    const bodiesOfCall = call && bodies.get(call)
    if (!bodiesOfCall) return null
    try {
      return await bodiesOfCall(address, () => undefined)
    } catch (error) {
      if (error instanceof NoSuccess) return null
      throw error
    }
  }
}

function toSharedBody(plain: Uint8Array<ArrayBuffer>): SharedBody {
  const gzip = plain.byteLength < MIN_COMPRESSED_BYTES ? null : new Uint8Array(gzipSync(plain, GZIP))

  return { plain, gzip }
}

class NoSuccess extends Error {}
