import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Centavos } from './money.ts'

/** What shoppers do, in the vocabulary of GA4, so that the store's own figures and a merchant's tags tell the same story. */
export const EVENT_NAMES = [
  'page_view',
  'search',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'generate_lead',
  'purchase',
] as const

/** The most products that one event names, and the most events of one call. */
export const MAX_EVENT_ITEMS = 100
export const MAX_EVENTS = 20

const EventItem = z.object({
  idProduto: z.int32().positive(),
  quantidade: z.int().min(1).max(999),
  /** Of one unit. */
  valor: Centavos.max(2_147_483_647),
})

/**
 * One event. It says nothing of who did it: no session, no address of the network, nothing that is kept on the device.
 * `pagina` is the path without its query.
 */
export const ShopEvent = z.object({
  nome: z.enum(EVENT_NAMES),
  pagina: z.string().startsWith('/').max(300),
  /** True on the first page that somebody opens when coming from elsewhere. */
  entrada: z.boolean().default(false),
  /** The showcase, listing or list that shows or leads to the items. */
  lista: z.string().max(120).optional(),
  /** What was searched for. */
  termo: z.string().max(200).optional(),
  itens: z.array(EventItem).max(MAX_EVENT_ITEMS).default([]),
})

/** Counts what is done in the shop, without saying by whom. */
export const recordEvents = oc
  .route({
    method: 'POST',
    path: '/v2/front/events',
    tags: ['marketing'],
    summary: 'Conta o que se faz na loja, sem dizer quem',
  })
  .input(z.object({ eventos: z.array(ShopEvent).min(1).max(MAX_EVENTS) }))
  .output(z.object({ sucesso: z.literal(true) }))

export type ShopEvent = z.infer<typeof ShopEvent>
export type NewShopEvent = z.input<typeof ShopEvent>
