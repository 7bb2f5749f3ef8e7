import { createHash } from 'node:crypto'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
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
export function deviceMark({ sessao }: Pick<Visit, 'sessao'>): string | null {
  return sessao === null ? null : target('aparelho', sessao)
}

/** The visitor's network. */
export function networkMark({ ip }: Pick<Visit, 'ip'>): string {
  return target('rede', networkOf(ip))
}

/**
 * A household has one IPv4 address, but 2^64 of IPv6. Empty where nobody in particular asks, and where it is this very machine:
 * that is a proxy that was not told to name its visitors, who can't be told apart, or a tool of whoever runs the shop.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace('::ffff:', '')
  if (plain === '::1' || plain.startsWith('127.')) return ''

  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}

function target(...words: string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex')
}
