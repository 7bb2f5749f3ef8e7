import { isBusinessDay, nextBusinessDay } from '../time/business-days.ts'
import { dayAfter } from '../time/business-days-calendar.ts'
import { afterEvent, type OrderSituation } from './order-situation.ts'
import { returnDays } from './return-days.ts'

/** A buyer may cancel until the goods leave the store; afterwards the goods must be returned first. */
export function mayCancel(situacao: OrderSituation): boolean {
  return afterEvent(situacao, 'cancel') !== null
}

/** Whether the order awaits payment: with a new code or another method. Not while a card is under review. */
export function mayPay(situacao: OrderSituation): boolean {
  return situacao === 'aguardandoPagamento'
}

/**
 * Returns whether the shopper may return the goods on a day (`YYYY-MM-DD`) without giving a reason; `dias` is the
 * number of days that the store promises.
 */
export function mayWithdraw(
  situacao: OrderSituation,
  { entregueEm, today, dias }: { entregueEm: string; today: string; dias: number },
): boolean {
  return afterEvent(situacao, 'requestReturn') !== null && today <= lastWithdrawalDay(entregueEm, dias)
}

/**
 * Returns whether the shopper may report a defect on a day (`YYYY-MM-DD`). Staff may do so later, because hidden
 * defects show late.
 */
export function mayReportDefect(situacao: OrderSituation, entregueEm: string, today: string): boolean {
  return afterEvent(situacao, 'reportDefect') !== null && today <= lastDefectDay(entregueEm)
}

/** The ninetieth day after durable goods were delivered (CDC, art. 26, II), counted like the withdrawal period. */
export function lastDefectDay(entregueEm: string): string {
  return lastDay(entregueEm, 90)
}

/**
 * The deadline for repairing a defect: thirty days, after which the buyer may choose another remedy (CDC, art. 18, §
 * 1).
 */
export function repairDeadline(abertoEm: string): string {
  return dayAfter(abertoEm, 30)
}

/**
 * The last day for withdrawal: the store's period after delivery, at least seven days by law (CDC, art. 49). The
 * delivery day doesn't count; a period that would end on a non-business day ends on the next business day (Código
 * Civil, art. 132).
 */
export function lastWithdrawalDay(entregueEm: string, dias: number): string {
  return lastDay(entregueEm, returnDays(dias))
}

function lastDay(entregueEm: string, days: number): string {
  const last = dayAfter(entregueEm, days)

  return isBusinessDay(last) ? last : nextBusinessDay(last)
}
