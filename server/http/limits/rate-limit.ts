import { LRUCache } from 'lru-cache'

/** Keys counted at a time. Beyond, the key that asked longest ago is forgotten: a flood of strangers frees nobody who keeps asking. */
const MAX_KEYS = 50_000

type Limit = { requests: number; windowMs: number; now: () => number }

/**
 * Counts requests per key in windows of a fixed length, each of which begins with a key's first request. `secondsToWait` is 0 while
 * a key may ask, else how long it has to wait.
 */
export function createRateLimit({ requests, windowMs, now }: Limit) {
  const windows = new LRUCache<string, { began: number; asked: number }>({ max: MAX_KEYS })

  return function secondsToWait(key: string): number {
    const time = now()
    const known = windows.get(key)
    const window = known && time - known.began < windowMs ? known : { began: time, asked: 0 }
    if (window !== known) windows.set(key, window)
    window.asked++

    return window.asked > requests ? Math.ceil((window.began + windowMs - time) / 1000) : 0
  }
}
