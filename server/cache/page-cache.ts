import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

/** What a rendering says of itself, beside its page. */
export type Rendering = { page: StoredPage; tags: Set<string>; variesByDevice: boolean }

/** `device` is null where all kinds of device get the same. */
type Entry = { page: StoredPage; tags: Set<string>; address: string; device: string | null }

/** A rendering under way, with the tags that changed meanwhile: it may have read what they replaced. */
type UnderWay = { rendering: Promise<Rendering>; changed: Set<string>; device: string }

/** What was here when changes could no longer be heard of. */
type LastKnown = { since: number; entries: Map<string, Entry>; devices: Map<string, Set<string>> }

/** So long a page may be shown that was true when the database went away. Milliseconds. */
const LONGEST_STALE_MS = 10 * 60_000

/** Stands for every tag: all was dropped while a rendering was under way. */
const ALL = '*'

/**
 * Public pages, rendered once per change and not once per visitor. Keeps at most `maxBytes`, dropping what was not asked
 * for longest. While it can't hear of changes (`suspend`) it keeps nothing, but can still tell what it last knew. `now` is in
 * milliseconds.
 */
export function createPageCache(maxBytes: number, now: () => number = () => performance.now()) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
    dispose: removed,
  })
  /** The pages that are made once per kind of device, with the kinds that are here. */
  const devices = new Map<string, Set<string>>()
  const keysByTag = new Map<string, Set<string>>()
  const underWay = new Map<string, UnderWay>()
  const counts = { hits: 0, misses: 0, shared: 0, dropped: 0 }
  let suspended = true
  let lastKnown: LastKnown | undefined

  return {
    counts,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),

    /** The page, if it is here. */
    find(address: string, device: string): StoredPage | undefined {
      const key = keyOf(address, device)
      const entry = entries.get(key)
      if (!entry) return undefined
      counts.hits++
      return entry.page
    },

    /** The page, rendered now unless somebody is at it. */
    async render(address: string, device: string, render: () => Promise<Rendering>): Promise<StoredPage> {
      const running = underWay.get(keyOf(address, device))
      if (!running) return begin(address, device, render)
      const { page, variesByDevice } = await running.rendering
      // What was waited for was made for another kind of device.
      if (variesByDevice && running.device !== device) return this.render(address, device, render)
      counts.shared++
      return page
    },

    /** Lets go of all that was made of one of these. */
    drop(tags: Iterable<string>) {
      for (const tag of tags) {
        for (const { changed } of underWay.values()) changed.add(tag)
        for (const key of keysByTag.get(tag) ?? []) entries.delete(key)
      }
    },

    /** Lets go of everything. */
    invalidateAll,

    /** Changes can't be heard of for now: nothing that is here can be trusted. */
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
     * The page as it was when changes were last heard of, for ten minutes from then on: better than none, for who can have no
     * fresh one. One that was made for another kind of device is better than none, too.
     */
    findStale(address: string, device: string): StoredPage | undefined {
      if (lastKnown && now() - lastKnown.since > LONGEST_STALE_MS) lastKnown = undefined
      if (!lastKnown) return undefined
      const { entries: pages, devices } = lastKnown
      const known = devices.get(address)
      if (!known) return pages.get(address)?.page
      const [page] = [device, ...known].flatMap((kind) => pages.get(`${address} ${kind}`)?.page ?? [])
      return page
    },

    /** Changes are heard of again. */
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
      .finally(() => underWay.delete(key))
    underWay.set(key, { rendering, changed, device })
    const { page, tags, variesByDevice } = await rendering
    const stale = suspended || changed.has(ALL) || [...tags].some((tag) => changed.has(tag))
    if (page.keep && !stale) {
      keep({ page, tags, address, device: variesByDevice ? device : null })
    }
    return page
  }

  function keyOf(address: string, device: string): string {
    return devices.has(address) ? `${address} ${device}` : address
  }

  function keep(entry: Entry) {
    const { address, device } = entry
    if (entry.page.bytes > maxBytes) return
    if (device !== null) devices.set(address, new Set(devices.get(address)).add(device))
    const key = device === null ? address : `${address} ${device}`
    entries.set(key, entry)
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keys.add(key)
      keysByTag.set(tag, keys)
    }
  }

  /** Called for each entry that leaves the cache. Of a page that another takes the place of, its kind of device stays. */
  function removed(entry: Entry, key: string, reason: LRUCache.DisposeReason) {
    if (reason !== 'set') leaveDevice(entry)
    counts.dropped++
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function leaveDevice({ address, device }: Entry) {
    const kinds = devices.get(address)
    if (device !== null) kinds?.delete(device)
    if (kinds?.size === 0) devices.delete(address)
  }

  function invalidateAll() {
    entries.clear()
    for (const { changed } of underWay.values()) changed.add(ALL)
  }
}

export type PageCache = ReturnType<typeof createPageCache>
