import * as z from 'zod'

/** Jobs that the use cases of orders enqueue; `jobs.ts` has the handlers. */
export const CANCEL_CHARGES = { name: 'orders.cancel-charges', data: z.object({ idPedido: z.uuid() }) }
