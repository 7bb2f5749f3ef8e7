import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Thrown for an address that is not public: this machine, its network, the cloud's own services. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
  override message = 'O endereço leva a uma rede particular.'
}

/**
 * Addresses that no webhook may reach (IANA's special-purpose registries); otherwise a URL could reach the store's
 * internal network (SSRF).
 */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')

/** Allows only global unicast (2000::/3), minus the ranges in it that embed IPv4 addresses or are for documentation. */
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')
const PRIVATE_IPV6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_IPV6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4')

  return GLOBAL_IPV6.check(address, 'ipv6') && !PRIVATE_IPV6.check(address, 'ipv6')
}

/**
 * Returns what is wrong with a URL that the store is to send to, as a message to its author; null if it is fine. Host
 * names are resolved when something is sent.
 */
export function problemOfPublicUrl({ protocol, hostname }: URL): string | null {
  if (protocol !== 'https:') return 'Use um endereço que comece com https://.'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isOwn = host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host))

  return isOwn ? 'Use um endereço que qualquer um na internet alcance.' : null
}

/**
 * Resolves a host for a connection, and fails with `PrivateAddress` if one of its addresses is not public. The
 * connection uses this very answer, so that a name cannot be public when checked and private when used (DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), [])
    const [first] = addresses
    if (options.all || !first) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
