import { addBusinessDays, isBusinessDay, nextBusinessDay } from '../time/business-days.ts'
import { saoPauloClock } from '../time/business-days-clock.ts'

/**
 * The day, `YYYY-MM-DD`, on which goods arrive that are paid at this moment and need so many business days. The day of the
 * payment is not counted. What is paid from `horaCorte` on, or on a day on which nobody works, counts as paid on the next
 * business day.
 */
export function deliveryDay(paidAt: Date, prazo: number, { horaCorte }: { horaCorte: number }): string {
  const { dia, hora } = saoPauloClock(paidAt)
  const begun = isBusinessDay(dia) && hora < horaCorte ? dia : nextBusinessDay(dia)

  return addBusinessDays(begun, prazo)
}
