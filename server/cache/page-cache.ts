import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

/** A rendered page and what it depends on. */
export type Rendering = { page: StoredPage; tags: Set<string>; variesByDevice: boolean }

/** `device` is null if all kinds of device get the same page. */
type Entry = { page: StoredPage; tags: Set<string>; address: string; device: string | null }

/** A rendering in progress, with the tags that changed since it began: it may have read outdated data. */
type Running = { rendering: Promise<Rendering>; changed: Set<string>; device: string }

/** The cache's content when notifications stopped. */
type LastKnown = { since: number; entries: Map<string, Entry>; devices: Map<string, Set<string>> }

/** Maximum time to serve pages from before a database outage, in milliseconds. */
const MAX_STALE_MS = 10 * 60_000

/** Stands for every tag: everything was invalidated during a rendering. */
const ALL = '*'

/**
 * Caches public pages: rendered once per change, not once per visitor. At most `maxBytes`; evicts the least recently
 * used. While notifications may be missed (`suspend`) it caches nothing, but `findStale` returns its last content.
 * `now` is in milliseconds.
 */
export function createPageCache(maxBytes: number, now: () => number = () => performance.now()) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
    dispose: removed,
  })
  /** Addresses of pages that depend on the device, with the kinds of device that are cached. */
  const devices = new Map<string, Set<string>>()
  const running = new Map<string, Running>()
  const counts = { hits: 0, misses: 0, shared: 0, dropped: 0 }
  let suspended = true
  let lastKnown: LastKnown | undefined

  return {
    counts,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),

    /** Returns the page if it is cached. Asks for the device only if the page depends on it. */
    find(address: string, device: () => string): StoredPage | undefined {
      const entry = entries.get(devices.has(address) ? keyOf(address, device()) : address)
      if (!entry) return undefined
      counts.hits++
      return entry.page
    },

    /** Renders the page, or waits for a rendering in progress. */
    async render(address: string, device: string, render: () => Promise<Rendering>): Promise<StoredPage> {
      const waited = running.get(keyOf(address, device))
      if (!waited) return begin(address, device, render)
      const { page, variesByDevice } = await waited.rendering
      // That rendering was for another kind of device.
      if (variesByDevice && waited.device !== device) return this.render(address, device, render)
      counts.shared++
      return page
    },

    /** Invalidates all pages that carry one of the tags. */
    invalidate(tags: Iterable<string>) {
      const changed = new Set(tags)
      for (const rendering of running.values()) for (const tag of changed) rendering.changed.add(tag)
      // Some hundred entries: an index of tags would take more memory than the search takes time.
      for (const [key, entry] of [...entries.entries()])
        if (!changed.isDisjointFrom(entry.tags)) entries.delete(key)
    },

    /** Invalidates everything. */
    invalidateAll,

    /** Call when notifications may be missed: no cached page can be trusted. */
    suspend() {
      if (suspended) return
      suspended = true
      lastKnown = {
        since: now(),
        entries: new Map(entries.entries()),
        devices: new Map([...devices].map(([address, kinds]) => [address, new Set(kinds)])),
      }
      invalidateAll()
    },

    /**
     * Returns the page from when notifications stopped, for ten minutes: better than none if no fresh one can be
     * rendered. So is a page for another kind of device.
     */
    findStale(address: string, device: string): StoredPage | undefined {
      if (lastKnown && now() - lastKnown.since > MAX_STALE_MS) lastKnown = undefined
      if (!lastKnown) return undefined
      const { entries: pages, devices } = lastKnown
      const known = devices.get(address)
      if (!known) return pages.get(address)?.page
      const [page] = [device, ...known].flatMap((kind) => pages.get(`${address} ${kind}`)?.page ?? [])
      return page
    },

    /** Call when notifications arrive again. */
    resume() {
      invalidateAll()
      lastKnown = undefined
      suspended = false
    },
  }

  async function begin(
    address: string,
    device: string,
    render: () => Promise<Rendering>,
  ): Promise<StoredPage> {
    counts.misses++
    const key = keyOf(address, device)
    const changed = new Set<string>()
    const rendering = Promise.resolve()
      .then(render)
      .finally(() => running.delete(key))
    running.set(key, { rendering, changed, device })
    const { page, tags, variesByDevice } = await rendering
    const stale = suspended || changed.has(ALL) || [...tags].some((tag) => changed.has(tag))
    if (page.cacheable && !stale) {
      store({ page, tags, address, device: variesByDevice ? device : null })
    }
    return page
  }

  function keyOf(address: string, device: string): string {
    return devices.has(address) ? `${address} ${device}` : address
  }

  function store(entry: Entry) {
    const { address, device } = entry
    if (entry.page.bytes > maxBytes) return
    if (device !== null) devices.set(address, new Set(devices.get(address)).add(device))
    const key = device === null ? address : `${address} ${device}`
    entries.set(key, entry)
  }

  /** Called for each entry that leaves the cache. If another entry replaces it, its kind of device stays. */
  function removed(entry: Entry, _key: string, reason: LRUCache.DisposeReason) {
    if (reason !== 'set') leaveDevice(entry)
    counts.dropped++
  }

  function leaveDevice({ address, device }: Entry) {
    const kinds = devices.get(address)
    if (device !== null) kinds?.delete(device)
    if (kinds?.size === 0) devices.delete(address)
  }

  function invalidateAll() {
    entries.clear()
    for (const { changed } of running.values()) changed.add(ALL)
  }
}

export type PageCache = ReturnType<typeof createPageCache>
