import { isIPv4 } from 'node:net'

/** Addresses remembered at a time; past it the window starts anew for all, so that memory stays bounded. */
const MAX_ADDRESSES = 50_000

type Limit = { requests: number; windowMs: number; now: () => number }

/** Counts requests per address in fixed windows. `secondsToWait` is 0 while an address may ask, else how long it has to wait. */
export function createRateLimit({ requests, windowMs, now }: Limit) {
  let began = now()
  const counts = new Map<string, number>()

  return function secondsToWait(address: string): number {
    const time = now()
    if (time - began >= windowMs || counts.size >= MAX_ADDRESSES) {
      began = time
      counts.clear()
    }
    const key = network(address)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)

    return count > requests ? Math.ceil((began + windowMs - time) / 1000) : 0
  }
}

/** A household has one IPv4 address, but 2^64 of IPv6. */
function network(address: string): string {
  const plain = address.replace('::ffff:', '')
  return isIPv4(plain) ? plain : plain.split(':').slice(0, 4).join(':')
}
