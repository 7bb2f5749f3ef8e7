import { isBusinessDay, nextBusinessDay } from '../time/business-days.ts'
import { dayAfter } from '../time/business-days-calendar.ts'
import { afterEvent, type OrderSituation } from './order-situation.ts'
import { returnDays } from './return-days.ts'

/** Until the goods leave the store an order may be cancelled by who made it; afterwards they have to come back first. */
export function mayCancel(situacao: OrderSituation): boolean {
  return afterEvent(situacao, 'cancel') !== null
}

/** An order waits for its money: with a new code, or another way to pay. Not while a card is being looked at. */
export function mayPay(situacao: OrderSituation): boolean {
  return situacao === 'aguardandoPagamento'
}

/**
 * Whether, on a day (`YYYY-MM-DD`), the shopper may give the goods back for no reason but to have thought better of it; `dias`
 * is the store's promise.
 */
export function mayWithdraw(
  situacao: OrderSituation,
  { entregueEm, today, dias }: { entregueEm: string; today: string; dias: number },
): boolean {
  return afterEvent(situacao, 'requestReturn') !== null && today <= lastWithdrawalDay(entregueEm, dias)
}

/** Whether, on a day (`YYYY-MM-DD`), the shopper may tell of a defect. The store may open one later: hidden ones show late. */
export function mayReportDefect(situacao: OrderSituation, entregueEm: string, today: string): boolean {
  return afterEvent(situacao, 'reportDefect') !== null && today <= lastDefectDay(entregueEm)
}

/** The ninetieth day after durable goods arrived (CDC, art. 26, II), counted as that of withdrawal. */
export function lastDefectDay(entregueEm: string): string {
  return lastDay(entregueEm, 90)
}

/** Until when a defect is to be mended, before the choice is the buyer's: thirty days (CDC, art. 18, § 1). */
export function repairDeadline(abertoEm: string): string {
  return dayAfter(abertoEm, 30)
}

/**
 * The last of the days that the store gives after the goods arrived, at least the seven of the law (CDC, art. 49). The day itself
 * doesn't count, and what would end on a day of rest ends on the next business day (Código Civil, art. 132).
 */
export function lastWithdrawalDay(entregueEm: string, dias: number): string {
  return lastDay(entregueEm, returnDays(dias))
}

function lastDay(entregueEm: string, days: number): string {
  const last = dayAfter(entregueEm, days)

  return isBusinessDay(last) ? last : nextBusinessDay(last)
}
