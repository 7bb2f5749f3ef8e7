import { contract } from '#contract/contract.ts'
import { MAX_LENGTH } from '../cache/cache-key.ts'
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
  const path = procedure['~orpc'].route.path ?? ''

  return new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
})

/** Some 30 kB each. */
const MAX_ANSWERS = 100

/** Whether a call's answer is the same for all callers. */
export function isShared(method: string, path: string): boolean {
  return method === 'GET' && SHARED.some((pattern) => pattern.test(path))
}

/**
 * Caches the bodies of shared calls by their path and query, until one of their tags changes. `ask` answers a call
 * without its caller, so that nothing personal can get into the body. Null for answers that are no success: they are
 * not cached, and have to be asked for again.
 */
export function createSharedAnswers(
  answers: CachedAnswers,
  ask: (address: string, note: Note) => Promise<Response>,
) {
  const bodies = answers.withCache(async (address: string, note) => {
    const response = await ask(address, note)
    if (response.status !== 200) throw new NoSuccess()
    return new Uint8Array(await response.arrayBuffer())
  }, MAX_ANSWERS)

  return async function bodyOf(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (address.length > MAX_LENGTH) return null
    try {
      return await bodies(address, () => undefined)
    } catch (error) {
      if (error instanceof NoSuccess) return null
      throw error
    }
  }
}

class NoSuccess extends Error {}
