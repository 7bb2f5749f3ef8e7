import type { Cart } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notice.ts'
import { hideFromGuessers } from '#domain/promotions/coupon-refusal.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { answerUnchanged } from './get-cart.ts'
import { messagesOf } from './messages.ts'
import { type CartLine, type OpenCart, openCart, totalsOf } from './open-cart.ts'
import { type CartQuestion, lockCart, OF_OLDER_KEYS, writeCart } from './rows.ts'
import { toAnswer } from './to-cart.ts'

/** What becomes of a cart. `insisted` says that the coupon was asked for just now: if it does not apply, the change is refused. */
export type CartChange = {
  lines?: CartLine[]
  cupom?: string | null
  notifications?: CartNotification[]
  insisted?: boolean
}

/** What a change is about, and what it does to the cart. `decide` may be called again on a newer cart, and may refuse. */
export type CartPlan = Pick<CartQuestion, 'skus' | 'produtos'> & {
  decide: (cart: OpenCart) => CartChange
  /** For what counts once under the caller's key: the hash of what is asked for, to which the key is bound. */
  fingerprint?: string
}

/** Beyond this, something else is wrong than many clicks. */
const ATTEMPTS = 10

/**
 * Changes the visitor's cart and answers it. What had to be mended is mended with the same write.
 *
 * The cart is read, the change decided and written in two round trips, and nobody waits: the write falls through if somebody
 * else has changed the cart meanwhile. Then it is done again with the cart's row locked. So of many changes at a time none is
 * lost, and a repeated request sees that it has counted. Refuses what `decide` refuses, `CupomRecusado`, `SessaoAusente`, and
 * `ChaveReutilizada` for a key that came before with something else.
 */
export async function changeCart(context: RequestContext, plan: CartPlan): Promise<Cart> {
  const sessao = requireSession(context)
  const first = await attempt(context, sessao, plan)
  if (first) return first

  for (let n = 1; n < ATTEMPTS; n++) {
    const answer = await context.db.transaction(async (tx) => {
      await lockCart(tx, sessao)
      return attempt({ ...context, db: tx }, sessao, plan)
    })
    if (answer) return answer
  }
  throw new Error(`A cart changed ${ATTEMPTS} times while it was being changed.`)
}

/** Null when the cart has changed meanwhile. */
async function attempt(context: RequestContext, sessao: string, plan: CartPlan): Promise<Cart | null> {
  const { skus, produtos, decide, fingerprint = null } = plan
  const chave = fingerprint === null ? null : context.chaveIdempotencia
  const cart = await openCart(context, { sessao, chave, skus, produtos })
  if (cart.row.pedidoDaChave !== null) {
    const isBound = cart.row.pedidoDaChave !== OF_OLDER_KEYS
    if (isBound && cart.row.pedidoDaChave !== fingerprint) throw refuse('ChaveReutilizada')
    return answerUnchanged(context, cart)
  }

  const change = decide(cart)
  const lines = change.lines ?? cart.lines
  const asked = change.cupom === undefined ? cart.cupom : change.cupom
  const totals = await totalsOf(context, { ...cart, lines, cupom: asked })
  const { recusaCupom } = totals
  if (recusaCupom && change.insisted) {
    const { motivo, mensagem } = asked === cart.cupom ? recusaCupom : hideFromGuessers(recusaCupom)
    throw refuse('CupomRecusado', { motivo }, mensagem)
  }

  const notifications = [...cart.notifications, ...(change.notifications ?? [])]
  if (recusaCupom) notifications.push({ tipo: 'cupom', motivo: recusaCupom.mensagem })
  const mensagens = messagesOf(notifications)
  const { row } = cart
  const answer = { totals, uf: row.uf, mensagens }
  // Who takes something out of no cart needs none.
  if (row.id === null && lines.length === 0) return toAnswer(context, answer)
  const written = await writeCart(context.db, {
    cart: row.id === null || row.versao === null ? null : { id: row.id, versao: row.versao },
    owner: { sessao, idCliente: row.idCliente },
    cupom: recusaCupom ? null : asked,
    mensagens,
    agora: context.agora,
    chave,
    pedidoDaChave: fingerprint,
    ...differences(row.itens, lines),
  })

  return written ? toAnswer(context, answer) : null
}

/** What has to be written so that the kept lines become these. */
function differences(kept: OpenCart['row']['itens'], lines: readonly CartLine[]) {
  const before = new Map(kept.map((line) => [line.idAtributoSimples, line]))
  const after = new Set(lines.map(({ idAtributoSimples }) => idAtributoSimples))
  const put = lines
    .filter(({ idAtributoSimples, quantidade, nome, precoPor }) => {
      const old = before.get(idAtributoSimples)
      return old?.quantidade !== quantidade || old.precoPor !== precoPor || old.nome !== nome
    })
    .map(({ idProduto, idAtributoSimples, quantidade, nome, precoPor }) => ({
      idProduto,
      idAtributoSimples,
      quantidade,
      nome,
      precoPor,
    }))

  return { put, taken: [...before.keys()].filter((sku) => !after.has(sku)) }
}
