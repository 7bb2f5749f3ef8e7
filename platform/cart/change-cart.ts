import { isDeepStrictEqual } from 'node:util'
import { TransactionRollbackError } from 'drizzle-orm'
import type { Cart } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { unitsInLines } from '#domain/cart/teaching/pupil-units.ts'
import { hideFromGuessers } from '#domain/promotions/coupon-refusal.ts'
import { repairServices } from '#domain/workshop/line-services.ts'
import type { StoredService } from '#domain/workshop/service.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import type { CartUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { answerUnchanged } from './get-cart.ts'
import { workshopMessages } from './items/services/workshop-days.ts'
import { messagesOf } from './messages.ts'
import { type CartLine, type OpenCart, openCart, totalsOf } from './open-cart.ts'
import { countHolds } from './pieces/refused-holds.ts'
import { type CartQuestion, type CartWrite, lockCart, UNBOUND_KEY, writeCart } from './rows.ts'
import { toCart } from './to-cart.ts'

/**
 * The result of a change. `insisted`: the visitor has just entered the coupon, so the change is refused if it does not
 * apply.
 */
export type CartChange = {
  lines?: CartLine[]
  /** The units that are for pupils from now on. */
  alunos?: CartUnits[]
  cupom?: string | null
  notifications?: CartNotification[]
  /** The pieces that the cart holds from now on. */
  hold?: number[]
  insisted?: boolean
}

/**
 * The SKUs and products that a change needs, and the change itself. `decide` may run again on a newer cart, and may
 * refuse.
 */
export type CartPlan = Pick<CartQuestion, 'skus' | 'produtos' | 'servicos'> & {
  decide: (cart: OpenCart) => CartChange
  /** Hash of the request, for changes that count once per idempotency key; the key is bound to it. */
  fingerprint?: string
}

/** More attempts than concurrent clicks can explain. */
const ATTEMPTS = 10

/**
 * Changes the visitor's cart and returns it. Repairs of outdated lines are saved in the same write.
 *
 * Reads the cart, decides and writes in two round trips without locking: the write fails if the cart has changed in
 * the meantime. Then it is done again with the cart's row locked. So no concurrent change is lost, and a repeated
 * request sees that it was counted. Refuses what `decide` refuses, `CupomRecusado`, `SessaoAusente`, and
 * `ChaveReutilizada` for a key that was used for another request.
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
  throw new Error(`The cart changed ${ATTEMPTS} times while it was being changed.`)
}

/** Returns null if the cart changed in the meantime. */
async function attempt(context: RequestContext, sessao: string, plan: CartPlan): Promise<Cart | null> {
  const { skus, produtos, servicos = [], decide, fingerprint = null } = plan
  const chave = fingerprint === null ? null : context.chaveIdempotencia
  const cart = await openCart(context, { sessao, chave, skus, produtos, servicos })
  if (cart.row.pedidoDaChave !== null) {
    const isBound = cart.row.pedidoDaChave !== UNBOUND_KEY
    if (isBound && cart.row.pedidoDaChave !== fingerprint) throw refuse('ChaveReutilizada')
    return answerUnchanged(context, cart)
  }

  const change = decide(cart)
  // Also the strings that a service needs may have been taken out by this change.
  const { lines, notifications: ofServices } = repairServices(
    (change.lines ?? cart.lines).map((line) => ({ ...line, servicos: line.servicos ?? [] })),
    cart.row.servicos,
  )
  const cupom = change.cupom === undefined ? cart.cupom : change.cupom
  const alunos = unitsInLines(change.alunos ?? cart.alunos, lines)
  const totals = await totalsOf(context, { ...cart, lines, cupom, alunos })
  const { recusaCupom } = totals
  if (recusaCupom && change.insisted) {
    const { motivo, mensagem } = cupom === cart.cupom ? recusaCupom : hideFromGuessers(recusaCupom)
    throw refuse('CupomRecusado', { motivo }, mensagem)
  }

  const notifications = [...cart.notifications, ...(change.notifications ?? []), ...ofServices]
  if (recusaCupom) notifications.push({ tipo: 'cupom', motivo: recusaCupom.mensagem })
  const mensagens = messagesOf(notifications)
  const { row } = cart
  const answer = { totals, alunos, uf: row.uf, mensagens }
  // Removing from a cart that doesn't exist creates none.
  if (row.id === null && lines.length === 0) return toCart(context, answer)
  const { hold = [] } = change
  const write = {
    cart: row.id === null || row.versao === null ? null : { id: row.id, versao: row.versao },
    owner: { sessao, idCliente: row.idCliente },
    cupom: recusaCupom ? null : cupom,
    mensagens,
    now: context.now,
    chave,
    pedidoDaChave: fingerprint,
    hold,
    alunos: isDeepStrictEqual(alunos, row.alunos) ? null : alunos,
    ...differences(row.itens, lines),
  }
  const written = hold.length > 0 ? await writeWithHolds(context, write) : await writeCart(context.db, write)

  if (!written) return null

  return toCart(context, {
    ...answer,
    mensagens: [...mensagens, ...(await workshopMessages(context, lines))],
  })
}

/** Two carts may take one piece at the same time: the change of the second one is rolled back, and decided again. */
async function writeWithHolds(context: RequestContext, write: CartWrite): Promise<boolean> {
  try {
    return await context.db.transaction(async (tx) => {
      if (!(await writeCart(tx, write))) tx.rollback()
      await countHolds({ ...context, db: tx }, { sessao: write.owner.sessao, pieces: write.hold })
      return true
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false
    throw error
  }
}

/** The writes that turn the stored lines into these. */
function differences(stored: OpenCart['row']['itens'], lines: readonly CartLine[]) {
  const before = new Map(stored.map((line) => [line.idAtributoSimples, line]))
  const after = new Set(lines.map(({ idAtributoSimples }) => idAtributoSimples))
  const put = lines
    .map((line) => ({ ...line, servicos: storedServices(line) }))
    .filter(({ idAtributoSimples, quantidade, nome, precoPor, servicos }) => {
      const old = before.get(idAtributoSimples)
      return (
        old?.quantidade !== quantidade ||
        old.precoPor !== precoPor ||
        old.nome !== nome ||
        !isDeepStrictEqual(old.servicos, servicos)
      )
    })
    .map(({ idProduto, idAtributoSimples, quantidade, nome, precoPor, servicos }) => ({
      idProduto,
      idAtributoSimples,
      quantidade,
      nome,
      precoPor,
      servicos,
    }))

  return { put, removed: [...before.keys()].filter((sku) => !after.has(sku)) }
}

function storedServices({ servicos = [] }: CartLine): StoredService[] {
  return servicos.map(({ idServico, respostas, nome, preco }) => ({ idServico, respostas, nome, preco }))
}
