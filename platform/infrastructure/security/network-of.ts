import { isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** The network that an address belongs to: a household has one IPv4 address, but 2^64 of IPv6. Anything else stays as it is. */
export function networkOf(ip: string): string {
  const plain = ip.replace('::ffff:', '')
  if (!isIPv6(plain)) return plain

  return expandIPv6(plain)
    .split(':')
    .slice(0, 4)
    .map((group) => group.replace(/^0{1,3}/, ''))
    .join(':')
}
