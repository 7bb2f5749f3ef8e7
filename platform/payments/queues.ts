import * as z from 'zod'

/**
 * Jobs that the use cases of payments enqueue; `jobs.ts` has the handlers. The data contains ids only, nothing about
 * payers.
 */
const One = z.object({ id: z.uuid() })

export const SEND_PAYMENT = { name: 'payments.send-payment', data: One }
export const SEND_REFUND = { name: 'payments.send-refund', data: One }
export const SETTLE_CARD = { name: 'payments.settle-card', data: One }
export const PROCESS_NOTIFICATION = { name: 'payments.process-notification', data: One }
export const DISPATCH_CHANGE = { name: 'payments.dispatch-change', data: z.object({ id: z.int() }) }
