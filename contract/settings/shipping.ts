import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_LINES, MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { Centavos } from '../money.ts'
import { REFUSALS } from '../refusals.ts'

const Id = z.int32().positive()
const Cep = z.string().max(20)

const Goods = z.object({
  idProduto: Id,
  /** The SKU; the product's default if omitted. */
  idAtributoValor: Id.nullish(),
  quantidade: z.int().min(1).max(MAX_UNITS).default(1),
})

/**
 * An adjustment of the freight's price: `freteGratis` is the store's own threshold. `valor` is in centavos and
 * negative.
 */
export const FreightAdjustment = z.object({
  tipo: z.enum(['freteGratis', 'promocao', 'cupom', 'combinacao', 'manual']),
  origem: z.string(),
  label: z.string(),
  valor: z.int(),
})

/** A freight option. */
export const Freight = z.object({
  id: z.string(),
  tipo: z.enum(['entrega', 'retirada']),
  label: z.string(),
  /** A sentence for the shopper: where and when goods are fetched, or how a delivery is agreed on. */
  detalhe: z.string().optional(),
  /** Day and price are agreed on after the purchase; `valor` is what is paid now. */
  aCombinar: z.literal(true).optional(),
  /** Sent to a pupil's school with the orders of the class: it needs no address of the buyer. */
  escola: z.literal(true).optional(),
  /** The shopper's price. */
  valor: Centavos,
  /** The price without `ajustes`. */
  valorCheio: Centavos,
  ajustes: z.array(FreightAdjustment),
  /** Business days from the confirmation of the payment. */
  prazo: z.int().nonnegative(),
  /** The delivery day, `YYYY-MM-DD`, if it is paid now. */
  previsao: z.iso.date(),
  /** Whether the shopper chooses day and hour. */
  entregaAgendada: z.boolean(),
  /** Business days of `prazo` in which the workshop does services; absent without services. */
  oficina: z.int().positive().optional(),
})

export const FreightQuote = z.object({
  /** Orders refer to it, with the `id` of the chosen freight. */
  idCotacao: z.string(),
  expiraEm: z.iso.datetime(),
  /** Eight digits. */
  cep: z.string(),
  uf: z.string(),
  /** Empty if the CEP alone doesn't determine it. */
  cidade: z.string(),
  /** Cheapest delivery first, pickup last. */
  fretes: z.array(Freight),
  /** No carrier delivers these goods there. */
  restricaoEntrega: z.boolean(),
  /** A sentence for the shopper, or empty. */
  mensagem: z.string(),
})

const call = (path: `/${string}`, summary: string) =>
  oc
    .route({ method: 'POST', path, tags: ['shipping'], summary })
    .errors(REFUSALS)
    .output(FreightQuote)

/**
 * Freight quotes: price and delivery date. All three calls use the same rule. A quote is valid for two hours, for the
 * goods, prices and CEP that it was made for.
 */
export const shipping = {
  product: call('/v2/front/shipment/product', 'Calcula o frete de um produto').input(
    Goods.extend({ cep: Cep }),
  ),

  /** A whole list by its address or slug, or these products. */
  list: call('/v2/front/shipment/list', 'Calcula o frete de vários produtos').input(
    z
      .object({
        cep: Cep,
        /** `/lista/{lista}`. */
        url: z.string().max(300).optional(),
        hash: z.string().max(120).optional(),
        itens: z.array(Goods).min(1).max(MAX_LINES).optional(),
      })
      .refine(
        ({ url, hash, itens }) => (itens ?? url ?? hash) !== undefined,
        'Diga o quê: itens, url ou hash.',
      ),
  ),

  /** The content of the visitor's cart, with its coupon. */
  cart: call('/v2/front/shipment/cart', 'Calcula o frete da sacola').input(z.object({ cep: Cep })),
}

export type Freight = z.infer<typeof Freight>
export type FreightQuote = z.infer<typeof FreightQuote>
export type FreightGoods = z.infer<typeof Goods>
