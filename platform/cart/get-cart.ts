import type { Cart } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { messagesOf } from './messages.ts'
import { type OpenCart, openCart, totalsOf } from './open-cart.ts'
import { answerOf } from './to-cart.ts'

/** Longer than a page takes to load after a form, shorter than a shopper takes to wonder what this is about. */
const TOLD_AGAIN_MS = 10 * 60_000

/**
 * The visitor's cart, as it can be had now. Nothing is written: what differs from what the shopper last saw is told each time,
 * until a change of theirs takes note of it.
 */
export async function getCart(visit: Visit): Promise<Cart> {
  const { sessao } = visit
  if (sessao === null) return emptyCart(visit)

  return answerUnchanged(visit, await openCart(visit, { sessao, chave: null, skus: [], produtos: [] }))
}

/** The answer when nothing is to be changed. */
export async function answerUnchanged(visit: Visit, cart: OpenCart): Promise<Cart> {
  const totals = await totalsOf(visit, cart)
  const news = totals.recusaCupom
    ? [...cart.notices, { tipo: 'cupom' as const, motivo: totals.recusaCupom.mensagem }]
    : cart.notices

  const mensagens = [...recentMessages(visit, cart), ...messagesOf(news)]

  return answerOf(visit, { totals, uf: cart.row.uf, mensagens })
}

function emptyCart(visit: Visit): Cart {
  const { settings, agora } = visit
  const offers = { promocoes: [], combinacoes: [], cupom: null, settings, agora, comprador: UNKNOWN_BUYER }

  return answerOf(visit, { totals: cartTotals([], offers), uf: null, mensagens: [] })
}

function recentMessages({ agora }: Visit, { row: { mensagens, alteradoEm } }: OpenCart): Message[] {
  const isRecent = alteradoEm !== null && agora.getTime() - alteradoEm.getTime() < TOLD_AGAIN_MS

  return isRecent ? (mensagens ?? []) : []
}
