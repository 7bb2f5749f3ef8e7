import type { ProviderState, RefundSituation } from '../../port.ts'
import type { Charge } from './charge.ts'
import { meaning, REFUNDS } from './statuses.ts'

/*
 * Pagar.me knows how much of a charge went back (`canceled_amount`), but not by which request, and forgets an
 * idempotency key after a day. So the shop writes each refund into the charge's metadata before it asks for it:
 * `estorno_<id>: "<refunded before>+<amount>"`. A request whose answer was lost can then be distinguished from one that never
 * arrived, on any day after.
 */

/** The metadata of a charge with one more refund; null if it is there already. */
export function withRefund(charge: Charge, id: string, valor: number): Record<string, unknown> | null {
  if (charge.metadata?.[PREFIX + id] !== undefined) return null

  return { ...charge.metadata, [PREFIX + id]: `${charge.canceled_amount ?? 0}+${valor}` }
}

/** Whether a refund was asked for, and how it stands; null if it was not, or has to be asked for again. */
export function knownRefund(charge: Charge, id: string): RefundSituation | null {
  const mark = readMark(charge.metadata?.[PREFIX + id])
  if (!mark) return null
  if ((charge.canceled_amount ?? 0) >= mark.before + mark.valor) return 'feito'

  return WAITING.has(charge.last_transaction?.status ?? '') ? 'pendente' : null
}

/** All refunds of a charge of which it is known how they stand, under the shop's ids. */
export function refundsOf(charge: Charge): ProviderState['estornos'] {
  return Object.keys(charge.metadata ?? {}).flatMap((name) => {
    const id = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
    const situacao = id === '' ? null : knownRefund(charge, id)
    return situacao ? [{ id, situacao }] : []
  })
}

/** How the refund stands that the last transaction is about. */
export function situationOfRefund({ last_transaction: transaction }: Charge): RefundSituation {
  return transaction ? meaning<RefundSituation>(REFUNDS, transaction.status, 'pendente') : 'pendente'
}

const PREFIX = 'estorno_'

const WAITING: ReadonlySet<string> = new Set(['pending_refund', 'waiting_cancellation'])

function readMark(mark: unknown): { before: number; valor: number } | null {
  const [, before, valor] = /^(\d{1,12})\+(\d{1,12})$/.exec(String(mark)) ?? []

  return before && valor ? { before: Number(before), valor: Number(valor) } : null
}
