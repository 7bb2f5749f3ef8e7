import { LRUCache } from 'lru-cache'
import { createPageRequests } from './page-requests.ts'
import type { StoredPage } from './stored-page.ts'

/** A rendered page and what it depends on. */
export type Rendering = { page: StoredPage; tags: Set<string>; variesByDevice: boolean }

/** `device` is null if all kinds of device get the same page. `outdatedAt` is null if the page is up to date. */
type Entry = {
  page: StoredPage
  tags: Set<string>
  address: string
  device: string | null
  outdatedAt: number | null
}

/** A rendering in progress, with the tags that changed or aged since it began: it may have read outdated data. */
type Running = { rendering: Promise<Rendering>; changed: Set<string>; aged: Set<string>; device: string }

/** The cache's content when notifications stopped. */
type LastKnown = { since: number; entries: Map<string, Entry>; devices: Map<string, Set<string>> }

/** Maximum time to serve pages from before a database outage, in milliseconds. */
const MAX_STALE_MS = 10 * 60_000

/**
 * Maximum time to serve a page that was outdated in a burst of changes, in milliseconds; the changes themselves may have
 * been held back for a while (`debounced-invalidation.ts`), so that visitors see them after ten seconds at the latest.
 */
const MAX_OUTDATED_MS = 8_000

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
  const requests = createPageRequests()
  const counts = { hits: 0, outdated: 0, misses: 0, shared: 0, dropped: 0 }
  let suspended = true
  let lastKnown: LastKnown | undefined

  return {
    counts,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),

    /** Returns how often pages were sent since the last call. */
    takeRequests: () => requests.take(entries.values()),

    /** Whether a page is cached, for this kind of device. */
    has: (address: string, device: string): boolean => entries.has(keyOf(address, device)),

    /** Returns the page if it is cached and up to date. Asks for the device only if the page depends on it. */
    find(address: string, device: () => string): StoredPage | undefined {
      const entry = entries.get(devices.has(address) ? keyOf(address, device()) : address)
      if (!entry || entry.outdatedAt !== null) return undefined
      counts.hits++
      return entry.page
    },

    /** Returns the page that a burst of changes outdated, for some seconds: until it is rendered again. */
    findOutdated(address: string, device: string): { key: string; page: StoredPage } | undefined {
      const key = keyOf(address, device)
      const entry = entries.get(key)
      if (!entry || entry.outdatedAt === null) return undefined
      if (now() - entry.outdatedAt > MAX_OUTDATED_MS) {
        entries.delete(key)
        return undefined
      }
      counts.outdated++
      return { key, page: entry.page }
    },

    /** Whether the page of a key is still to be rendered again. */
    isOutdated: (key: string): boolean => (entries.peek(key)?.outdatedAt ?? null) !== null,

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

    /** The same in a burst of changes: the pages are outdated, and `findOutdated` returns them for some seconds. */
    age(tags: Iterable<string>) {
      const changed = new Set(tags)
      for (const rendering of running.values()) for (const tag of changed) rendering.aged.add(tag)
      for (const entry of entries.values())
        if (!changed.isDisjointFrom(entry.tags)) entry.outdatedAt ??= now()
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
    const began = now()
    const changed = new Set<string>()
    const aged = new Set<string>()
    const rendering = Promise.resolve()
      .then(render)
      .finally(() => running.delete(key))
    running.set(key, { rendering, changed, aged, device })
    const { page, tags, variesByDevice } = await rendering
    const stale = suspended || changed.has(ALL) || !changed.isDisjointFrom(tags)
    const outdatedAt = aged.isDisjointFrom(tags) ? null : began
    if (page.cacheable && !stale)
      store({ page, tags, address, device: variesByDevice ? device : null, outdatedAt })
    // No cache before the shop may store what changed meanwhile: its purge has been.
    if (stale || outdatedAt !== null) page.shared = null
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
    requests.left(entry)
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
