import type { Cart } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { messagesOf } from './messages.ts'
import { type OpenCart, openCart, totalsOf } from './open-cart.ts'
import { toAnswer } from './to-cart.ts'

/** Longer than a page takes to load after a form, shorter than a shopper takes to wonder what this is about. */
const REPEAT_MS = 10 * 60_000

/**
 * The visitor's cart, as it can be had now. Nothing is written: what differs from what the shopper last saw is told each time,
 * until a change of theirs takes note of it.
 */
export async function getCart(context: RequestContext): Promise<Cart> {
  const { sessao } = context
  if (sessao === null) return emptyCart(context)

  return answerUnchanged(context, await openCart(context, { sessao, chave: null, skus: [], produtos: [] }))
}

/** The answer when nothing is to be changed. */
export async function answerUnchanged(context: RequestContext, cart: OpenCart): Promise<Cart> {
  const totals = await totalsOf(context, cart)
  const news = totals.recusaCupom
    ? [...cart.notifications, { tipo: 'cupom' as const, motivo: totals.recusaCupom.mensagem }]
    : cart.notifications

  const mensagens = [...recentMessages(context, cart), ...messagesOf(news)]

  return toAnswer(context, { totals, uf: cart.row.uf, mensagens })
}

function emptyCart(context: RequestContext): Cart {
  const { settings, agora } = context
  const offers = { promocoes: [], combinacoes: [], cupom: null, settings, agora, comprador: UNKNOWN_BUYER }

  return toAnswer(context, { totals: cartTotals([], offers), uf: null, mensagens: [] })
}

function recentMessages({ agora }: RequestContext, { row: { mensagens, alteradoEm } }: OpenCart): Message[] {
  const isRecent = alteradoEm !== null && agora.getTime() - alteradoEm.getTime() < REPEAT_MS

  return isRecent ? (mensagens ?? []) : []
}
