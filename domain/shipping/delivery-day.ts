import { addBusinessDays, isBusinessDay, nextBusinessDay } from '../time/business-days.ts'
import { saoPauloClock } from '../time/business-days-clock.ts'

/**
 * Returns the delivery day, `YYYY-MM-DD`, of goods that are paid now and take this many business days. The payment day
 * is not counted. A payment from `horaCorte` on, or on a non-business day, counts as made on the next business day.
 */
export function deliveryDay(paidAt: Date, prazo: number, { horaCorte }: { horaCorte: number }): string {
  const { dia, hora } = saoPauloClock(paidAt)
  const begun = isBusinessDay(dia) && hora < horaCorte ? dia : nextBusinessDay(dia)

  return addBusinessDays(begun, prazo)
}
