import { LRUCache } from 'lru-cache'

/**
 * Keys counted at a time. Beyond it, the least recently seen key is evicted: a flood of strangers resets no key that
 * keeps asking.
 */
const MAX_KEYS = 50_000

/** At most `requests` per key in `windowMs`. */
export type Rate = Readonly<{ requests: number; windowMs: number }>

/** Requests that a key may make, and the milliseconds until its next window. */
export type Lease = Readonly<{ granted: number; endsInMs: number }>

/** Returns the seconds until a key's next request is allowed; 0 if it is allowed now. */
export type RateLimit = (key: string) => number | Promise<number>

/** Makes a limit of this name: of one process alone, or shared by all processes of this node. */
export type CreateRateLimit = (name: string, rate: Rate) => RateLimit

/** Limits of a process that is alone. By a clock that nobody sets: back three hours, windows would last three hours more. */
export const ownRateLimit = (_name: string, rate: Rate) =>
  createRateLimit({ ...rate, now: () => performance.now() })

/**
 * Counts requests per key in windows of a fixed length, which begin with a key's first request. `secondsToWait` returns
 * 0 as long as the key is below its limit, and otherwise the time until its next window.
 */
export function createRateLimit(rate: Rate & { now: () => number }) {
  const take = createRateWindows(rate)

  return function secondsToWait(key: string): number {
    const { granted, endsInMs } = take(key, 1)
    return granted > 0 ? 0 : Math.ceil(endsInMs / 1000)
  }
}

/** The windows of such a limit: `take` grants a key up to `most` of the requests that are left in its window. */
export function createRateWindows({ requests, windowMs, now }: Rate & { now: () => number }) {
  // By size: with `max`, the memory of all keys would be taken at the start.
  const windows = new LRUCache<string, { began: number; count: number }>({
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  })

  return function take(key: string, most: number): Lease {
    const time = now()
    const known = windows.get(key)
    const window = known && time - known.began < windowMs ? known : { began: time, count: 0 }
    if (window !== known) windows.set(key, window)
    const granted = Math.min(most, requests - window.count)
    window.count += granted

    return { granted, endsInMs: window.began + windowMs - time }
  }
}
