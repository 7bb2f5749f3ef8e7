import * as z from 'zod'

/** Alerts staff that the last day of a list, or its school's address, changed, if orders of it wait to be sent there. */
export const MOVED_CLASS = {
  name: 'orders.alert-of-moved-class',
  data: z.object({ id: z.uuid(), prazo: z.iso.date().nullable(), em: z.iso.datetime() }),
}
