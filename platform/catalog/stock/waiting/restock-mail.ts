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

/** A product that was deleted, with the path of its category. */
const GoneProduct = z.object({ id: z.int().positive(), nome: z.string(), caminho: z.string() })

export type GoneProduct = z.infer<typeof GoneProduct>

/** Ends what people wait for of a product that was deleted. */
export const GONE_PRODUCT = { name: 'reviews.end-requests-of-product', data: GoneProduct }

/**
 * The mail that a SKU left the store: to the place with this id, or to an address of price alerts. `produto` if it left
 * with its product; `reservada` if a unit was on hold for the place.
 */
export const GONE_MAIL = {
  name: 'reviews.send-gone',
  data: z.object({
    id: z.int().positive(),
    idProduto: z.int().positive(),
    espera: z.enum(['chegada', 'preco']),
    reservada: z.boolean().default(false),
    produto: GoneProduct.nullable().default(null),
  }),
}
