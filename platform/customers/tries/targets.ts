import { createHash } from 'node:crypto'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { networkOf } from '#platform/infrastructure/security/network-of.ts'
import type { TryKind } from './bounds.ts'

/** The key under which attempts of an account are counted; with `mark`, those from one network or browser. */
export function accountTarget(kind: TryKind, account: string, mark?: string): string {
  return target(kind, 'conta', account, ...(mark === undefined ? [] : [mark]))
}

/** The key under which attempts from a network are counted, whatever the account. */
export function networkTarget(kind: TryKind, network: string): string {
  return target(kind, 'endereco', network)
}

/** Identifies the visitor's browser by its session. */
export function deviceMark({ sessao }: Pick<RequestContext, 'sessao'>): string | null {
  return sessao === null ? null : target('aparelho', sessao)
}

/** Identifies the visitor's network. */
export function networkMark({ ip }: Pick<RequestContext, 'ip'>): string {
  return target('rede', visitorNetwork(ip))
}

/**
 * The network of an IP address. Empty without an address and for this machine: that is a proxy that does not forward
 * its visitors' addresses, or one of the shop's own tools.
 */
export function visitorNetwork(ip: string): string {
  const network = networkOf(ip)

  return ip === '::1' || network.startsWith('127.') ? '' : network
}

function target(...words: string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex')
}
