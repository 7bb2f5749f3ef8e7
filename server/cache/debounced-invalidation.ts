/** Changes of one tag that are told at once, in so long: more than anybody makes by hand. */
const AT_ONCE = 5
const WINDOW_MS = 10_000

/** Changes beyond that are told together, so often. */
const TOGETHER_MS = 1_500

/**
 * Passes on which tags have changed. A storm of changes, as an import or a crowd of buyers makes, is told now and then and not
 * each time: else no page that many products share would live long enough to be shown twice. What is kept is behind by no more
 * than `TOGETHER_MS`, and only in a storm.
 */
export function createDebouncedInvalidation(drop: (tags: string[]) => void) {
  let began = performance.now()
  const told = new Map<string, number>()
  const late = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  return {
    changed(tags: string[]): void {
      if (performance.now() - began >= WINDOW_MS) {
        began = performance.now()
        told.clear()
      }
      const now = tags.filter((tag) => {
        const times = (told.get(tag) ?? 0) + 1
        told.set(tag, times)
        if (times > AT_ONCE) late.add(tag)
        return times <= AT_ONCE
      })
      if (now.length > 0) drop(now)
      if (late.size > 0) timer ??= setTimeout(invalidateLater, TOGETHER_MS)
    },

    close(): void {
      clearTimeout(timer)
    },
  }

  function invalidateLater() {
    timer = undefined
    const tags = [...late]
    late.clear()
    drop(tags)
  }
}
