import * as z from 'zod'

/** The mail that the unit that was held for the place with this id is not any more. */
export const LOST_HOLD_MAIL = { name: 'reviews.send-lost-hold', data: z.object({ id: z.int().positive() }) }

/** The mail that a SKU is expected on another day than this place was promised; `antes` is that day. */
export const RESTOCK_DATE_MAIL = {
  name: 'reviews.send-restock-date',
  data: z.object({ id: z.int().positive(), antes: z.iso.date().nullable() }),
}

/** The mail that a SKU is back in stock, to the place with this id. */
export const RESTOCK_MAIL = { name: 'reviews.send-restock', data: z.object({ id: z.int().positive() }) }

/** The mail that a SKU left the store: to the place with this id, or to an address of price alerts. */
export const GONE_MAIL = {
  name: 'reviews.send-gone',
  data: z.object({
    id: z.int().positive(),
    idProduto: z.int().positive(),
    espera: z.enum(['chegada', 'preco']),
  }),
}
