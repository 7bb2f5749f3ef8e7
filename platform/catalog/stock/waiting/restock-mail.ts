import * as z from 'zod'

/** The mail that a SKU is back in stock, to the place with this id. */
export const RESTOCK_MAIL = { name: 'reviews.send-restock', data: z.object({ id: z.int().positive() }) }
