import * as z from 'zod'

/** Enqueued when an order was paid, cancelled, delivered or returned: its passports follow it. */
export const ORDER_PASSPORTS = {
  name: 'orders.follow-order',
  data: z.object({ idPedido: z.uuid() }),
}

/** Mails a customer that an instrument left them (`entregue`) or is theirs now (`recebido`). */
export const PASSPORT_MAIL = {
  name: 'orders.send-passport-mail',
  data: z.object({
    id: z.int().positive(),
    idCliente: z.int().positive(),
    tipo: z.enum(['entregue', 'recebido']),
  }),
}

export type PassportMail = z.infer<typeof PASSPORT_MAIL.data>
