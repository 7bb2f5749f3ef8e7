import { isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/**
 * Returns the network of an address: a household has one IPv4 address, but 2^64 IPv6 addresses. Anything else is
 * returned unchanged.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace('::ffff:', '')
  if (!isIPv6(plain)) return plain

  return expandIPv6(plain)
    .split(':')
    .slice(0, 4)
    .map((group) => group.replace(/^0{1,3}/, ''))
    .join(':')
}
