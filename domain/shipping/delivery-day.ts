import { addBusinessDays, isBusinessDay, nextBusinessDay } from '../time/business-days.ts'
import { saoPauloClock } from '../time/business-days-clock.ts'

/** When the store works: the hour until which a payment counts for the same day, and its own days off, `YYYY-MM-DD`. */
export type StoreHours = { horaCorte: number; feriados: readonly string[] }

/** Business days: of the store, to get an order ready, and of the carrier, on its way. */
export type DeliveryDays = { preparo: number; transito: number }

/**
 * Returns the delivery day, `YYYY-MM-DD`, of goods that are paid now. The payment day is not counted. The store's own
 * days off delay only what it does itself: carriers work on them.
 */
export function deliveryDay(paidAt: Date, { preparo, transito }: DeliveryDays, hours: StoreHours): string {
  let ready = paymentDay(paidAt, hours)
  for (let left = preparo; left > 0; left--) ready = nextStoreDay(ready, hours)

  return addBusinessDays(ready, transito)
}

/**
 * Returns the day as whose a payment counts: a payment from `horaCorte` on, or on a day on which the store does not
 * work, counts as made on the next one.
 */
export function paymentDay(paidAt: Date, hours: StoreHours): string {
  const { dia, hora } = saoPauloClock(paidAt)

  return isStoreDay(dia, hours) && hora < hours.horaCorte ? dia : nextStoreDay(dia, hours)
}

/** Returns the first day after a day on which the store works. */
export function nextStoreDay(day: string, hours: Pick<StoreHours, 'feriados'>): string {
  let next = nextBusinessDay(day)
  while (!isStoreDay(next, hours)) next = nextBusinessDay(next)

  return next
}

/** Whether the store works on a day. */
export function isStoreDay(day: string, { feriados }: Pick<StoreHours, 'feriados'>): boolean {
  return isBusinessDay(day) && !feriados.includes(day)
}
