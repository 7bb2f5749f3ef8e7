import type { StoredPage } from './stored-page.ts'

/** What a rendering says of itself, beside its page. */
export type Rendering = { page: StoredPage; tags: Set<string>; variesByDevice: boolean }

type Entry = { page: StoredPage; tags: Set<string> }

/** A rendering under way, with the tags that changed meanwhile: it may have read what they replaced. */
type UnderWay = { rendering: Promise<Rendering>; changed: Set<string>; device: string }

/** What was here when changes could no longer be heard of. */
type LastKnown = { since: number; entries: Map<string, Entry>; varying: Set<string> }

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
  /** In the order of use: the first is the one not asked for longest. */
  const entries = new Map<string, Entry>()
  const varying = new Set<string>()
  const keysByTag = new Map<string, Set<string>>()
  const underWay = new Map<string, UnderWay>()
  const counts = { hits: 0, misses: 0, shared: 0, dropped: 0 }
  let bytes = 0
  let suspended = true
  let lastKnown: LastKnown | undefined

  return {
    counts,
    size: () => ({ pages: entries.size, bytes }),

    /** The page, if it is here. */
    find(address: string, device: string): StoredPage | undefined {
      const key = keyOf(address, device)
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
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
        for (const key of keysByTag.get(tag) ?? []) remove(key)
      }
    },

    /** Lets go of everything. */
    dropAll,

    /** Changes can't be heard of for now: nothing that is here can be trusted. */
    suspend() {
      if (suspended) return
      suspended = true
      lastKnown = {
        since: now(),
        entries: new Map(entries),
        varying: new Set(varying),
      }
      dropAll()
    },

    /**
     * The page as it was when changes were last heard of, for ten minutes from then on: better than none, for who can have no
     * fresh one.
     */
    findStale(address: string, device: string): StoredPage | undefined {
      if (lastKnown && now() - lastKnown.since > LONGEST_STALE_MS) lastKnown = undefined
      if (!lastKnown) return undefined
      const { entries: pages, varying: kinds } = lastKnown
      return pages.get(kinds.has(address) ? `${address} ${device}` : address)?.page
    },

    /** Changes are heard of again. */
    resume() {
      dropAll()
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
      if (variesByDevice) varying.add(address)
      keep(keyOf(address, device), { page, tags })
    }
    return page
  }

  function keyOf(address: string, device: string): string {
    return varying.has(address) ? `${address} ${device}` : address
  }

  function keep(key: string, entry: Entry) {
    if (entry.page.bytes > maxBytes) return
    remove(key)
    entries.set(key, entry)
    bytes += entry.page.bytes
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keys.add(key)
      keysByTag.set(tag, keys)
    }
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.page.bytes
    counts.dropped++
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function dropAll() {
    counts.dropped += entries.size
    entries.clear()
    keysByTag.clear()
    varying.clear()
    bytes = 0
    for (const { changed } of underWay.values()) changed.add(ALL)
  }
}

export type PageCache = ReturnType<typeof createPageCache>
