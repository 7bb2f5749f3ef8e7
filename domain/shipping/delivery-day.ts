import { addBusinessDays, isBusinessDay, nextBusinessDay } from '../time/business-days.ts'
import { saoPauloClock } from '../time/business-days-clock.ts'

/** When the store works: the hour until which a payment counts for the same day, and its own days off, `YYYY-MM-DD`. */
export type StoreHours = { horaCorte: number; feriados: readonly string[] }

/** Business days: of the store, to get an order ready, and of the carrier, on its way. */
export type DeliveryDays = { preparo: number; transito: number }

/**
 * Returns the delivery day, `YYYY-MM-DD`, of goods that are paid now. The payment day is not counted. A payment from
 * `horaCorte` on, or on a day on which the store does not work, counts as made on the next one. The store's own days off
 * delay only what it does itself: carriers work on them.
 */
export function deliveryDay(
  paidAt: Date,
  { preparo, transito }: DeliveryDays,
  { horaCorte, feriados }: StoreHours,
): string {
  const { dia, hora } = saoPauloClock(paidAt)
  const works = (day: string) => isBusinessDay(day) && !feriados.includes(day)
  const nextWorkday = (day: string) => {
    let next = nextBusinessDay(day)
    while (!works(next)) next = nextBusinessDay(next)
    return next
  }
  let ready = works(dia) && hora < horaCorte ? dia : nextWorkday(dia)
  for (let left = preparo; left > 0; left--) ready = nextWorkday(ready)

  return addBusinessDays(ready, transito)
}
