import * as z from 'zod'

/**
 * Alerts staff that the last day, the delivery or the school's address of a list changed, if orders of it wait to be
 * sent.
 */
export const MOVED_CLASS = {
  name: 'orders.alert-of-moved-class',
  data: z.object({ id: z.uuid(), prazo: z.iso.date().nullable(), em: z.iso.datetime() }),
}
