import * as z from 'zod'

/** Queues that the verbs of payments ask for work; `jobs.ts` says what is done. Ids only: nothing of payers is kept there. */
const One = z.object({ id: z.uuid() })

export const SEND_PAYMENT = { name: 'payments.send-payment', data: One }
export const SEND_REFUND = { name: 'payments.send-refund', data: One }
export const PROCESS_NOTIFICATION = { name: 'payments.process-notice', data: One }
export const DISPATCH_CHANGE = { name: 'payments.tell-change', data: z.object({ id: z.int() }) }
