import type { PlacedOrder } from '#contract/cart/checkout.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { type CurrentCheckout, changesSince } from '#domain/checkout/checkout-changes.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { emptyCart } from '#platform/cart/items/empty-cart.ts'
import { rememberAddress } from '#platform/customers/addresses/remember-address.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { DiskFull } from '#platform/database/outage.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import { subscribeNewsletter } from '#platform/marketing/newsletter/subscribe-newsletter.ts'
import { reservePromotionUses } from '#platform/marketing/promotions/uses/reserve-promotion-uses.ts'
import { orderKey } from '#platform/orders/access/order-key.ts'
import { type CreatedOrder, createOrder, type NewOrder } from '#platform/orders/lifecycle/create-order.ts'
import { findByIdempotencyKey, type WishedOrder } from '#platform/orders/lifecycle/find-by-idempotency-key.ts'
import { noteCardAnswer } from '#platform/orders/payment/note-card-answer.ts'
import type { OpenedPayment } from '#platform/payments/charges/open-payment.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { type OpenCheckout, openCheckout } from './draft/open-checkout.ts'
import { limitOrders } from './limit-orders.ts'
import { dropDraft } from './rows.ts'

/** What the shopper saw, and how they pay. */
export type PlaceOrderOptions = {
  versao: string
  metodo: PaymentMethod
  parcelas: number
  token?: string | undefined
}

/** The shopper waits no longer for a provider. What is under way goes on, and a job asks again. */
const TIMEOUT_MS = 1500

/** The list that the shop's own forms name, and how much of a name it takes. */
const NEWSLETTER = 1
const MAX_NAME = 120

/** Beyond this, something else is wrong than a shopper who changes the cart while paying. */
const ATTEMPTS = 5

/**
 * Turns the cart into an order, once per idempotency key of the session. What is bought is checked against what the shopper
 * saw; then one transaction empties the cart, writes order and payment and takes goods and uses of promotions. The provider is
 * asked after it. What it answers, a declined card too, stands on the order's page.
 *
 * Refuses `ChaveAusente`, `SessaoAusente`, `CarrinhoVazio`, `CompraIncompleta`, `CompraMudou` (goods that somebody else was
 * faster to take included), `PagamentoIndisponivel`, `PromocaoEsgotada`, `PromocaoJaUsada`, `TentativasDemais` and `PedidosSemPagamento`; then nothing
 * is written. `ChaveReutilizada` is for a key that has become an order of something else.
 */
export async function placeOrder(context: RequestContext, options: PlaceOrderOptions): Promise<PlacedOrder> {
  const sessao = requireSession(context)
  if (context.chaveIdempotencia === null) throw refuse('ChaveAusente')
  if (!context.hasSpace()) throw new DiskFull('No order is taken while the disk is nearly full.')
  const idempotencyKey = `${sessao}/${context.chaveIdempotencia}`
  try {
    const order = await place(context, idempotencyKey, options)
    if (order.pagamento) await askProvider(context, order.pagamento)
    return toAnswer(context, order)
  } catch (error) {
    // A wish that has become an order finds its cart empty, or its name taken: whatever stood in its way, that is its answer.
    const known = await findByIdempotencyKey(context.db, idempotencyKey)
    if (!known) throw error
    // Whoever goes back after paying asks for the order alone, and names no version of what is bought.
    const asksOnly = options.versao === ''
    if (!asksOnly && known.pedidoDaChave !== null && known.pedidoDaChave !== fingerprintOf(options))
      throw refuse('ChaveReutilizada')
    return toAnswer(context, known)
  }
}

/** Nobody waits: the cart is read, and all falls through if it has changed when it is to be emptied. Then once more. */
async function place(
  context: RequestContext,
  idempotencyKey: string,
  options: PlaceOrderOptions,
): Promise<CreatedOrder> {
  for (let n = 0; n < ATTEMPTS; n++) {
    const sale = saleOf(await openCheckout(context), idempotencyKey, options)
    const order = await context.db.transaction((tx) => sell({ ...context, db: tx }, sale))
    if (order) return order
  }
  throw new Error(`A cart changed ${ATTEMPTS} times while it was being bought.`)
}

/** What is to be written of a purchase that is whole, and as the shopper saw it. */
function saleOf(checkout: OpenCheckout, idempotencyKey: string, options: PlaceOrderOptions) {
  const { sessao, idCliente, vendedor, cart, totals, comprador, cotacao, frete } = checkout
  const { id, versao } = cart.row
  if (id === null || versao === null || cart.row.itens.length === 0) throw refuse('CarrinhoVazio')
  refuseChanges(checkout, options)
  if (!comprador || !cotacao || !frete) throw refuse('CompraIncompleta', { passo: checkout.passo })
  const oferta = checkout.formas.find(({ metodo }) => metodo === options.metodo)
  if (!oferta) throw refuse('PagamentoIndisponivel')
  const order: NewOrder = {
    sessao,
    idCliente,
    vendedor,
    comprador,
    frete,
    totals,
    chaveIdempotencia: idempotencyKey,
    pedidoDaChave: fingerprintOf(options),
    endereco: checkout.destino,
    idCotacao: cotacao.idCotacao,
    pagamento: { ...options, oferta },
  }

  return { cart: { id, versao }, order, aceitaOfertas: checkout.aceitaOfertas }
}

/** Null, and nothing written, where the cart has changed meanwhile. */
async function sell(
  context: RequestContext,
  { cart, order, aceitaOfertas }: ReturnType<typeof saleOf>,
): Promise<CreatedOrder | null> {
  const { db: tx, agora } = context
  const { sessao, idCliente, comprador, endereco, totals } = order
  if (!(await emptyCart(tx, { ...cart, agora }))) return null
  await dropDraft(tx, sessao)
  if (aceitaOfertas) await askForOffers(context, comprador)
  if (idCliente !== null && endereco) await rememberAddress(tx, { idCliente, endereco })
  const created = await createOrder(context, order)
  await limitOrders(context, { ...order, id: created.id })
  await reservePromotionUses(tx, {
    aplicadas: totals.aplicadas,
    pedido: created.id,
    agora,
    comprador: { idCliente, documento: comprador.documento },
  })

  return created
}

/** Who wants to hear of offers confirms it by mail, as everybody does. */
async function askForOffers(
  context: RequestContext,
  { nomeRazao: nome, email }: NewOrder['comprador'],
): Promise<void> {
  await subscribeNewsletter(context, {
    idEvento: NEWSLETTER,
    nome: nome.slice(0, MAX_NAME),
    email,
    origem: '/checkout',
    texto: CONSENT_TEXTS.checkout,
  })
}

/** What is sold out or different is told first: it may be why something is lacking. */
function refuseChanges(checkout: OpenCheckout, { versao, ...choice }: PlaceOrderOptions): void {
  const { passo, cart, totals, frete, totais, formas } = checkout
  const fora = lost(cart)
  if (passo !== 'pagamento' && fora.length === 0) throw refuse('CompraIncompleta', { passo })
  const { itens, ajustes } = totals
  const mudancas = changesSince(versao, { itens, ajustes, frete, total: totais.total, formas, fora }, choice)
  if (mudancas.length > 0) throw refuse('CompraMudou', { mudancas })
}

/** What lies in the cart and can't be had now. */
function lost({ row, lines, facts }: OpenCheckout['cart']): CurrentCheckout['fora'] {
  const there = new Set(lines.map(({ idAtributoSimples }) => idAtributoSimples))

  return row.itens
    .filter(({ idAtributoSimples }) => !there.has(idAtributoSimples))
    .map(({ idAtributoSimples }) => {
      const fact = facts.find((one) => one.idAtributoSimples === idAtributoSimples)
      return { idAtributoSimples, motivo: fact?.situacao === 'disponivel' ? 'esgotado' : 'retirado' }
    })
}

/** As long as the shopper may wait. What goes wrong here goes on in the payment's own job. */
async function askProvider(context: RequestContext, payment: OpenedPayment): Promise<void> {
  const asked = sendPayment(context, payment, payment)
    .then((sent) => noteCardAnswer(context, sent))
    .catch(() => undefined)
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, TIMEOUT_MS)
  await Promise.race([asked, timeout])
  clearTimeout(timer)
}

/** The same for the same wish; a card that was typed again is the same card. */
function fingerprintOf({ versao, metodo, parcelas }: PlaceOrderOptions): string {
  return requestFingerprint([versao, metodo, parcelas])
}

/** Customers open their orders by logging in; guests, and who of the store sold it, by its key. */
function toAnswer(context: RequestContext, order: WishedOrder): PlacedOrder {
  const { id, numero, idCliente, vendedor } = order
  const chave = orderKey(context, order)
  const needsKey = idCliente === null || vendedor !== null

  return { id, numero, chave, url: orderPath(id, needsKey ? chave : null) }
}
