import type { PlacedOrder } from '#contract/checkout.ts'
import type { PaymentMethod } from '#contract/orders.ts'
import { changesSince, type PurchaseNow } from '#domain/checkout/purchase-changes.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { emptyCart } from '#platform/cart/empty-cart.ts'
import { lockCart } from '#platform/cart/lock-cart.ts'
import { requireSession } from '#platform/customers/session.ts'
import { takePromotionUses } from '#platform/marketing/take-promotion-uses.ts'
import { type CreatedOrder, createOrder } from '#platform/orders/create-order.ts'
import { findByWish, type WishedOrder } from '#platform/orders/find-by-wish.ts'
import { sendPayment } from '#platform/payments/send-payment.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { type OpenPurchase, openPurchase } from './open-purchase.ts'
import { dropDraft } from './rows.ts'

/** What the shopper saw, and how they pay. */
export type Placing = {
  versao: string
  metodo: PaymentMethod
  parcelas: number
  token?: string | undefined
}

/** The shopper waits no longer for a provider. What is under way goes on, and a job asks again. */
const PATIENCE_MS = 1500

/**
 * Turns the cart into an order, once per idempotency key of the session. One transaction checks the purchase against what the
 * shopper saw, empties the cart, writes order and payment and takes goods and uses of promotions; the provider is asked after
 * it. What it answers, a declined card too, stands on the order's page.
 *
 * Refuses `ChaveAusente`, `SessaoAusente`, `CarrinhoVazio`, `CompraIncompleta`, `CompraMudou` (goods that somebody else was
 * faster to take included), `PagamentoIndisponivel`, `PromocaoEsgotada` and `PromocaoJaUsada`; then nothing is written.
 */
export async function placeOrder(visit: Visit, placing: Placing): Promise<PlacedOrder> {
  const sessao = requireSession(visit)
  if (visit.chaveIdempotencia === null) throw refuse('ChaveAusente')
  const wish = `${sessao}/${visit.chaveIdempotencia}`

  const order = await visit.db.transaction(async (tx) => {
    const inside = { ...visit, db: tx }
    await lockCart(tx, sessao)
    // Asked with the cart in hand: of many requests at a time, the others see the order of the first.
    return (await findByWish(tx, wish)) ?? place(inside, wish, placing)
  })
  if ('idPagamento' in order && order.idPagamento !== null) await askProvider(visit, order.idPagamento)

  return answerOf(order)
}

async function place(visit: Visit, wish: string, placing: Placing): Promise<CreatedOrder> {
  const { db: tx, agora } = visit
  const purchase = await openPurchase(visit)
  const { sessao, cart, totals, comprador, cotacao, frete } = purchase
  const { id } = cart.row
  if (id === null || cart.row.itens.length === 0) throw refuse('CarrinhoVazio')
  refuseChanges(purchase, placing)
  if (!comprador || !cotacao || !frete) throw refuse('CompraIncompleta', { passo: purchase.passo })
  const oferta = purchase.formas.find(({ metodo }) => metodo === placing.metodo)
  if (!oferta) throw refuse('PagamentoIndisponivel')

  await emptyCart(tx, { id, agora })
  await dropDraft(tx, sessao)
  const { idCliente, vendedor } = purchase
  const order = await createOrder(visit, {
    ...{ sessao, idCliente, vendedor, comprador, frete, totals },
    chaveIdempotencia: wish,
    endereco: purchase.destino,
    idCotacao: cotacao.idCotacao,
    pagamento: { ...placing, oferta },
  })
  await takePromotionUses(tx, {
    ...{ aplicadas: totals.aplicadas, pedido: order.id, agora },
    comprador: { idCliente, documento: comprador.documento },
  })

  return order
}

/** What is sold out or different is told first: it may be why something is lacking. */
function refuseChanges(purchase: OpenPurchase, { versao, ...choice }: Placing): void {
  const { passo, cart, totals, frete, totais, formas } = purchase
  const fora = lost(cart)
  if (passo !== 'pagamento' && fora.length === 0) throw refuse('CompraIncompleta', { passo })
  const { itens, ajustes } = totals
  const mudancas = changesSince(versao, { itens, ajustes, frete, total: totais.total, formas, fora }, choice)
  if (mudancas.length > 0) throw refuse('CompraMudou', { mudancas })
}

/** What lies in the cart and can't be had now. */
function lost({ row, lines, facts }: OpenPurchase['cart']): PurchaseNow['fora'] {
  const there = new Set(lines.map(({ idAtributoSimples }) => idAtributoSimples))

  return row.itens
    .filter(({ idAtributoSimples }) => !there.has(idAtributoSimples))
    .map(({ idAtributoSimples }) => {
      const fact = facts.find((one) => one.idAtributoSimples === idAtributoSimples)
      return { idAtributoSimples, motivo: fact?.situacao === 'disponivel' ? 'esgotado' : 'retirado' }
    })
}

/** As long as the shopper may wait. What goes wrong here goes on in the payment's own job. */
async function askProvider(visit: Visit, id: string): Promise<void> {
  const asked = sendPayment(visit, { id }).then(
    () => undefined,
    () => undefined,
  )
  const { promise: tired, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  await Promise.race([asked, tired])
  clearTimeout(timer)
}

function answerOf({ id, numero, chave, idCliente }: WishedOrder): PlacedOrder {
  return { id, numero, chave, url: orderPath({ id, chave: idCliente === null ? chave : null }) }
}
