import { isBusinessDay, nextBusinessDay } from '../business-days.ts'
import { dayAfter } from '../business-days-calendar.ts'
import { afterEvent, type OrderSituation } from './order-situation.ts'

/** Until the goods leave the store an order may be cancelled by who made it; afterwards they have to come back first. */
export function mayCancel(situacao: OrderSituation): boolean {
  return afterEvent(situacao, 'cancel') !== null
}

/** An order waits for its money: with a new code, or another way to pay. Not while a card is being looked at. */
export function mayPay(situacao: OrderSituation): boolean {
  return situacao === 'aguardandoPagamento'
}

/** Whether, on a day (`YYYY-MM-DD`), the shopper may give the goods back for no reason but to have thought better of it. */
export function mayWithdraw(situacao: OrderSituation, entregueEm: string, today: string): boolean {
  return afterEvent(situacao, 'requestReturn') !== null && today <= lastWithdrawalDay(entregueEm)
}

/**
 * The seventh day after the goods arrived (CDC, art. 49). The day itself doesn't count, and what would end on a day of rest
 * ends on the next business day (Código Civil, art. 132).
 */
export function lastWithdrawalDay(entregueEm: string): string {
  const seventh = dayAfter(entregueEm, 7)

  return isBusinessDay(seventh) ? seventh : nextBusinessDay(seventh)
}
