import * as z from 'zod'

/** Enqueued when an order with services of the workshop is paid or edited, and when it is cancelled or expires. */
export const ORDER_WORK = { name: 'orders.order-work', data: z.object({ idPedido: z.uuid() }) }

/** Enqueued when a new customer, whose e-mail address is verified, gets the orders that they placed as a guest. */
export const CUSTOMER_WORK = { name: 'orders.customer-work', data: z.object({ idCliente: z.int() }) }
