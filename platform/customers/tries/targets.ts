import { createHash } from 'node:crypto'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { networkOf } from '#platform/infrastructure/security/network-of.ts'
import type { TryKind } from './bounds.ts'

/** What tries of an account are counted under; with `mark`, those from one network or browser. */
export function accountTarget(kind: TryKind, account: string, mark?: string): string {
  return target(kind, 'conta', account, ...(mark === undefined ? [] : [mark]))
}

/** What tries of a network are counted under, whatever the account. */
export function networkTarget(kind: TryKind, network: string): string {
  return target(kind, 'endereco', network)
}

/** The visitor's browser, as far as its session tells. */
export function deviceMark({ sessao }: Pick<RequestContext, 'sessao'>): string | null {
  return sessao === null ? null : target('aparelho', sessao)
}

/** The visitor's network. */
export function networkMark({ ip }: Pick<RequestContext, 'ip'>): string {
  return target('rede', visitorNetwork(ip))
}

/**
 * The network of an address. Empty where nobody in particular asks, and for this very machine: that is a proxy that does not name
 * its visitors, who can't be told apart, or a tool of whoever runs the shop.
 */
export function visitorNetwork(ip: string): string {
  const network = networkOf(ip)

  return ip === '::1' || network.startsWith('127.') ? '' : network
}

function target(...words: string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex')
}
