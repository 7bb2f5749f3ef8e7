import type { Cart } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { workshopMessages } from './items/services/workshop-days.ts'
import { messagesOf } from './messages.ts'
import { type OpenCart, openCart, totalsOf } from './open-cart.ts'
import { toCart } from './to-cart.ts'

/**
 * How long the messages of a change are repeated: longer than a page takes to load after a form, and too short to
 * puzzle the shopper.
 */
const REPEAT_MS = 10 * 60_000

/**
 * Returns the visitor's cart with current prices and stock. Writes nothing: differences from what the shopper saw last
 * are reported each time, until their next change stores them.
 */
export async function getCart(context: RequestContext): Promise<Cart> {
  const { sessao } = context
  if (sessao === null) return emptyCart(context)

  return answerUnchanged(context, await openCart(context, { sessao, chave: null, skus: [], produtos: [] }))
}

/** The response if nothing is changed. */
export async function answerUnchanged(context: RequestContext, cart: OpenCart): Promise<Cart> {
  const totals = await totalsOf(context, cart)
  const notifications = totals.recusaCupom
    ? [...cart.notifications, { tipo: 'cupom' as const, motivo: totals.recusaCupom.mensagem }]
    : cart.notifications

  const mensagens = [
    ...recentMessages(context, cart),
    ...messagesOf(notifications),
    ...(await workshopMessages(context, cart.lines)),
  ]

  return toCart(context, { totals, alunos: cart.alunos, uf: cart.row.uf, mensagens })
}

function emptyCart(context: RequestContext): Cart {
  const { settings, now } = context
  const offers = { promocoes: [], combinacoes: [], cupom: null, settings, now, comprador: UNKNOWN_BUYER }

  return toCart(context, { totals: cartTotals([], offers), alunos: [], uf: null, mensagens: [] })
}

function recentMessages({ now }: RequestContext, { row: { mensagens, alteradoEm } }: OpenCart): Message[] {
  const isRecent = alteradoEm !== null && now.getTime() - alteradoEm.getTime() < REPEAT_MS

  return isRecent ? (mensagens ?? []) : []
}
