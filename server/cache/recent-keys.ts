import { EVERYTHING } from '#platform/infrastructure/cdn/keys.ts'

/**
 * A process may answer with an outdated page for as long: eight seconds until its listener notices a broken connection
 * (`tag-listener.ts`), and a second and a half that a burst of changes is held back. Much more than that, in
 * milliseconds.
 */
export const RECENT_MS = 30_000

/** With more keys, as after an import, everything is purged. */
export const MAX_KEYS = 2_000

/** The keys that were added in the last half minute. `now` is in milliseconds. */
export function createRecentKeys(now: () => number) {
  /** When a key was added last, the oldest first. */
  const added = new Map<string, number>()

  return {
    add(keys: readonly string[]): void {
      for (const key of keys) {
        added.delete(key)
        added.set(key, now())
      }
      if (added.size <= MAX_KEYS) return
      prune()
      if (added.size <= MAX_KEYS) return
      added.clear()
      added.set(EVERYTHING, now())
    },

    list(): string[] {
      prune()
      return [...added.keys()]
    },
  }

  function prune() {
    for (const [key, at] of added) {
      if (now() - at < RECENT_MS) return
      added.delete(key)
    }
  }
}
