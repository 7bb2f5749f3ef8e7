import { LRUCache } from 'lru-cache'

/**
 * Keys counted at a time. Beyond it, the least recently seen key is evicted: a flood of strangers resets no key that
 * keeps asking.
 */
const MAX_KEYS = 50_000

type Limit = { requests: number; windowMs: number; now: () => number }

/**
 * Counts requests per key in windows of a fixed length, which begin with a key's first request. `secondsToWait` returns
 * 0 as long as the key is below its limit, and otherwise the time until its next window.
 */
export function createRateLimit({ requests, windowMs, now }: Limit) {
  // By size: with `max`, the memory of all keys would be taken at the start.
  const windows = new LRUCache<string, { began: number; count: number }>({
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  })

  return function secondsToWait(key: string): number {
    const time = now()
    const known = windows.get(key)
    const window = known && time - known.began < windowMs ? known : { began: time, count: 0 }
    if (window !== known) windows.set(key, window)
    window.count++

    return window.count > requests ? Math.ceil((window.began + windowMs - time) / 1000) : 0
  }
}
