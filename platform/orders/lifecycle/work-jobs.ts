import * as z from 'zod'

/** Enqueued when an order with services of the workshop is paid, and when it is cancelled or expires. */
export const ORDER_WORK = { name: 'orders.order-work', data: z.object({ idPedido: z.uuid() }) }
