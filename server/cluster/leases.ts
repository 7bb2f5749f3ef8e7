import { createRateWindows, type Lease, type Rate } from '../http/limits/rate-limit.ts'

/** Counts for all processes of this node, each limit under its name. `now` is in milliseconds. */
export function createLeases(now: () => number) {
  const limits = new Map<string, ReturnType<typeof createRateWindows>>()

  return function take(name: string, rate: Rate, key: string, most: number): Lease {
    const windows = limits.get(name) ?? createRateWindows({ ...rate, now })
    limits.set(name, windows)
    return windows(key, most)
  }
}
