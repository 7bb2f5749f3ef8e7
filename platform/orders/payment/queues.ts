import * as z from 'zod'

/** Asked for by the verbs of orders; `jobs.ts` says what is done. */
export const DROP_CHARGES = { name: 'orders.drop-charges', data: z.object({ idPedido: z.uuid() }) }
