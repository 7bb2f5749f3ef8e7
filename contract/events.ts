import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Centavos } from './money.ts'

/** The events of the tools for musicians, of the workshop, lists, waiting and guides, whose use the panel shows. */
export const TOOL_EVENTS = [
  'add_to_comparison',
  'view_comparison',
  'find_size',
  'view_tension',
  'find_string_sets',
  'choose_strings',
  'save_instrument',
  'note_string_change',
  'accept_reminders',
  'filter_fitting',
  'use_tuner',
  'use_tuning_fork',
  'use_metronome',
  'play_sound',
  'compare_blind',
  'play_video',
  'view_spin',
  'filter_reviews',
  'prefer_left_handed',
  'view_piece',
  'view_passport',
  'hand_over_instrument',
  'receive_instrument',
  'search_serial',
  'accept_trade_in',
  'choose_service',
  'answer_work_quote',
  'request_quote',
  'accept_quote',
  'add_to_wishlist',
  'create_list',
  'add_to_list',
  'share_list',
  'share_class_list',
  'view_class_list',
  'save_for_later',
  'take_shared_cart',
  'add_price_alert',
  'add_stock_alert',
  'view_guide',
] as const

/**
 * Analytics events in the vocabulary of GA4, so that the store's own figures and a merchant's tags agree; what the server
 * counts is the store's only. GA4 has no comparison, no sizes, strings, instruments, sounds, passports, quotes, services
 * or exchanges; their names here are made like GA4's.
 */
export const EVENT_NAMES = [
  'page_view',
  'search',
  'view_item_list',
  'select_item',
  'view_item',
  'remove_from_comparison',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'generate_lead',
  'purchase',
  ...TOOL_EVENTS,
] as const

/** Maximum number of products of an event, and of events of a call. */
export const MAX_EVENT_ITEMS = 100
export const MAX_EVENTS = 20

const EventItem = z.object({
  idProduto: z.int32().positive(),
  quantidade: z.int().min(1).max(999),
  /** Of one unit. */
  valor: Centavos.max(2_147_483_647),
})

/**
 * An event. It is anonymous: no session, no IP address, nothing stored on the device. `pagina` is the path without its
 * query; of private pages the ids and codes in it are not stored (`domain/urls/impersonal-path.ts`).
 */
export const ShopEvent = z.object({
  nome: z.enum(EVENT_NAMES),
  pagina: z.string().startsWith('/').max(300),
  /** True on the first page after arriving from another site. */
  entrada: z.boolean().default(false),
  /** The showcase, listing or list that shows or links to the items. */
  lista: z.string().max(120).optional(),
  /** The searched text. */
  termo: z.string().max(200).optional(),
  itens: z.array(EventItem).max(MAX_EVENT_ITEMS).default([]),
})

/** Anonymous counts of what shoppers do. */
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
