import * as z from 'zod'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { AddressInput } from '../customers/address.ts'
import { Centavos } from '../money.ts'
import { FreightQuote } from '../settings/shipping.ts'

/** An edit of an unpaid order. A line missing in `itens` is removed; a new SKU is added at the buyer's price. */
export const OrderEdit = z.object({
  id: z.uuid(),
  versao: z.int32().positive(),
  itens: z
    .array(z.object({ idAtributoSimples: z.int32().positive(), quantidade: z.int().min(1).max(MAX_UNITS) }))
    .min(1)
    .max(200),
  /** Unchanged if omitted. An order for pickup has none. */
  endereco: AddressInput.optional(),
  /** One of the quote's freights; if omitted, the same freight at its new price. */
  idFrete: z.string().max(100).optional(),
  /** Keeps the freight and its price. */
  manterFrete: z.boolean().default(false),
})

/** The effect of an edit on the order's total, in centavos. */
export const OrderEditPreview = z.object({
  itens: z.array(
    z.object({
      idAtributoSimples: z.int32(),
      nome: z.string(),
      quantidade: z.int(),
      precoPor: Centavos,
      total: Centavos,
      /** The maximum quantity for this order; null if the shop no longer shows the SKU. */
      maximo: z.int().nullable(),
    }),
  ),
  subtotal: Centavos,
  descontos: Centavos,
  frete: Centavos,
  descontoVista: Centavos,
  total: Centavos,
  antes: Centavos,
  /** The changed lines of the total, discounts negative; null where a line is missing before or after. */
  diferencas: z.array(
    z.object({ rotulo: z.string(), antes: z.int().nullable(), depois: z.int().nullable() }),
  ),
  /** Sentences about what the edit loses: the coupon, and why. */
  avisos: z.array(z.string()),
  /** The current freights to choose from. */
  cotacao: FreightQuote.nullable(),
})

export type OrderEdit = z.infer<typeof OrderEdit>
export type OrderEditPreview = z.infer<typeof OrderEditPreview>
