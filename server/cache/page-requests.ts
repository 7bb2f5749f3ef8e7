import type { StoredPage } from './stored-page.ts'

/** `device` is null if all kinds of device get the same page. */
type Cached = { page: StoredPage; address: string; device: string | null }

type Requested = { address: string; device: string | null; times: number }

/** Pages that left the cache and are remembered until the next `take`: in a flood of addresses, the first ones. */
const MAX_LEFT = 5_000

/** A page that was requested once may never be requested again. */
const MIN_TIMES = 2

/**
 * Counts how often the pages of a cache were sent, without any work per request: by the `uses` of those that leave the
 * cache, and of those that are in it when somebody wants to know.
 */
export function createPageRequests() {
  let requests = new Map<string, Requested>()
  const counted = new WeakMap<StoredPage, number>()

  return {
    /** Call with each page that leaves the cache. */
    left(cached: Cached): void {
      if (requests.size < MAX_LEFT) count(cached)
    },

    /** Returns the lasting pages without a query and how often they were sent since the last call. */
    take(present: Iterable<Cached>): Requested[] {
      for (const cached of present) count(cached)
      const taken = requests
      requests = new Map()

      return [...taken.values()].filter(({ times }) => times >= MIN_TIMES)
    },
  }

  function count({ page, address, device }: Cached) {
    if (page.status !== 200 || address.includes('?')) return
    const times = page.uses - (counted.get(page) ?? 0)
    if (times === 0) return
    counted.set(page, page.uses)
    const key = `${address} ${device}`
    requests.set(key, { address, device, times: times + (requests.get(key)?.times ?? 0) })
  }
}
