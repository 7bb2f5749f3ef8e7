import * as z from 'zod'

/** Enqueued when an order is paid: its invoice may be issued by itself. */
export const ORDER_PAID = { name: 'orders.issue-paid-order', data: z.object({ idPedido: z.uuid() }) }

/** Takes the next step of an invoice. */
export const ADVANCE_NOTE = { name: 'orders.advance-note', data: z.object({ idNota: z.uuid() }) }

/** Mails an invoice to its buyer, or that it was cancelled. */
export const MAIL_NOTE = {
  name: 'orders.mail-note',
  data: z.object({
    idNota: z.uuid(),
    /** The idempotency key of sending it again by hand. */
    vez: z.string().max(120).optional(),
    cancelada: z.boolean().optional(),
  }),
}
