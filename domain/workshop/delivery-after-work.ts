import { deliveryDay, isStoreDay, paymentDay, type StoreHours } from '../shipping/delivery-day.ts'
import { storeDaysUntil } from './calendar.ts'

/** What a freight says of its time. `oficina`: business days of `prazo` for the workshop. */
type DeliveryTime = { prazo: number; previsao: string; oficina?: number | undefined }

type Circumstances = {
  /** The day on which the workshop is done, `YYYY-MM-DD`; null without work. */
  pronta: string | null
  /** When the order was paid, or else placed. */
  paidAt: Date
  hours: StoreHours & { diasPreparo: number }
}

/**
 * Returns the delivery time of an order whose work is ready on another day than was agreed on: as many business days
 * later or earlier, and the day on which it arrives.
 */
export function deliveryAfterWork(
  { prazo, oficina: before = 0 }: DeliveryTime,
  { pronta, paidAt, hours }: Circumstances,
): DeliveryTime {
  const rest = prazo - before
  const oficina = pronta === null ? 0 : workDays(pronta, paidAt, hours)
  const preparo = Math.min(rest, hours.diasPreparo)

  return {
    prazo: rest + oficina,
    previsao: deliveryDay(paidAt, { preparo: preparo + oficina, transito: rest - preparo }, hours),
    ...(oficina > 0 && { oficina }),
  }
}

function workDays(pronta: string, paidAt: Date, hours: StoreHours): number {
  return storeDaysUntil(paymentDay(paidAt, hours), pronta, (day) => isStoreDay(day, hours))
}
