import { LRUCache } from 'lru-cache'
import type { Lease, Rate, RateLimit } from './rate-limit.ts'

/** As many keys as the limit itself counts. */
const MAX_KEYS = 50_000

/** What a process holds of a key's window: requests left, and when the window ends. */
type Share = { left: number; until: number; exhausted: boolean }

type SharedRateLimitInput = Rate & {
  /** Number of processes that share the limit. */
  processes: number
  /** Takes up to `most` requests of a key from the limit that all processes share. */
  take: (key: string, most: number) => Promise<Lease>
  now: () => number
}

/**
 * One process's part of a limit that several share. It takes a few requests of a key at a time, so that most are
 * counted without asking, and once a key's window is used up it refuses without asking. Together the processes never
 * allow more than the limit. A key may get a tenth less, because the others may hold requests that they do not use.
 */
export function createSharedRateLimit({ requests, processes, take, now }: SharedRateLimitInput): RateLimit {
  const most = Math.max(1, Math.floor(requests / 10 / processes))
  const leases = new LRUCache<string, Share>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 })
  const pending = new Map<string, Promise<void>>()

  return (key) => waitOf(key) ?? ask(key)

  /** Counts the request; null if the shared limit has to be asked. */
  function waitOf(key: string): number | null {
    const share = leases.get(key)
    if (!share || now() >= share.until) return null
    if (share.exhausted) return Math.ceil((share.until - now()) / 1000)
    if (share.left === 0) return null
    share.left--
    return 0
  }

  async function ask(key: string): Promise<number> {
    for (;;) {
      const asking = pending.get(key) ?? begin(key)
      await asking
      const wait = waitOf(key)
      if (wait !== null) return wait
      // Others that waited have used what was granted.
    }
  }

  function begin(key: string): Promise<void> {
    const asking = take(key, most)
      .then(({ granted, endsInMs }) => {
        leases.set(key, { left: granted, until: now() + Math.max(endsInMs, 1), exhausted: granted === 0 })
      })
      .finally(() => pending.delete(key))
    pending.set(key, asking)
    return asking
  }
}
