import * as z from 'zod'
import { AddressInput } from '../customers/address.ts'
import { Centavos } from '../money.ts'
import { FreightQuote } from '../settings/shipping.ts'

/**
 * What of an order can change while it waits for its money. A line that is left out of `itens` is taken out of the order, a SKU
 * that it has not is added at the price of who buys.
 */
export const OrderEdit = z.object({
  id: z.uuid(),
  versao: z.int32().positive(),
  itens: z
    .array(z.object({ idAtributoSimples: z.int32().positive(), quantidade: z.int().min(1).max(999) }))
    .min(1)
    .max(200),
  /** Left out, it stays. Of an order that is fetched in the store there is none. */
  endereco: AddressInput.optional(),
  /** One of the quote's; left out, the same, at its price for other goods or another CEP. */
  idFrete: z.string().max(100).optional(),
  /** Freight and its price stay, whatever else changes. */
  manterFrete: z.boolean().default(false),
})

/** What an edit would make of an order's money, in centavos. */
export const OrderEditPreview = z.object({
  itens: z.array(
    z.object({
      idAtributoSimples: z.int32(),
      nome: z.string(),
      quantidade: z.int(),
      precoPor: Centavos,
      total: Centavos,
      /** The most that there is of it for this order; null where the shop shows it no more. */
      maximo: z.int().nullable(),
    }),
  ),
  subtotal: Centavos,
  descontos: Centavos,
  frete: Centavos,
  descontoVista: Centavos,
  total: Centavos,
  antes: Centavos,
  /** The lines of the total that are others, discounts negative; null where one isn't there. */
  diferencas: z.array(
    z.object({ rotulo: z.string(), antes: z.int().nullable(), depois: z.int().nullable() }),
  ),
  /** Sentences about what is lost by it: the coupon, and why. */
  avisos: z.array(z.string()),
  /** What its delivery would cost now, to choose from. */
  cotacao: FreightQuote.nullable(),
})

export type OrderEdit = z.infer<typeof OrderEdit>
export type OrderEditPreview = z.infer<typeof OrderEditPreview>
