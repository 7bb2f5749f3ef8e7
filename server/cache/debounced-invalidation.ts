/** Changes per tag and window that are passed on at once: more than anybody makes by hand. */
const MAX_AT_ONCE = 5
const WINDOW_MS = 10_000

/** Further changes are collected and passed on in this interval. */
const INTERVAL_MS = 1_500

type Passed = {
  /** Called at once with tags that change now and then: nobody may see what was before. */
  invalidate: (tags: string[]) => void
  /** Called with the tags of a burst: what was before may be shown for some seconds more. */
  age: (tags: string[]) => void
}

/**
 * Passes on changed tags. A burst of changes, by an import or a crowd of buyers, is passed on at intervals: otherwise
 * no page that many products share would stay cached long enough to be served twice.
 */
export function createDebouncedInvalidation({ invalidate, age }: Passed) {
  let began = performance.now()
  const counts = new Map<string, number>()
  /** Tags with a burst in the window before. */
  const bursts = new Set<string>()
  const delayed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  return {
    changed(tags: string[]): void {
      beginWindow()
      const now = tags.filter((tag) => {
        const times = (counts.get(tag) ?? 0) + 1
        counts.set(tag, times)
        const isBurst = times > MAX_AT_ONCE || bursts.has(tag)
        if (isBurst) delayed.add(tag)
        return !isBurst
      })
      if (now.length > 0) invalidate(now)
      if (delayed.size > 0) timer ??= setTimeout(passOn, INTERVAL_MS)
    },

    close(): void {
      clearTimeout(timer)
    },
  }

  /** A burst goes on until there was a window without one: its pages are not evicted again in each. */
  function beginWindow() {
    const elapsed = performance.now() - began
    if (elapsed < WINDOW_MS) return
    began = performance.now()
    bursts.clear()
    if (elapsed < 2 * WINDOW_MS) for (const [tag, times] of counts) if (times > MAX_AT_ONCE) bursts.add(tag)
    counts.clear()
  }

  function passOn() {
    timer = undefined
    const tags = [...delayed]
    delayed.clear()
    age(tags)
  }
}
