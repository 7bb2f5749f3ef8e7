import type { PlacedOrder } from '#contract/cart/checkout.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import type { ChosenCard } from '#contract/orders/saved-cards.ts'
import {
  type CurrentCheckout,
  changesSince,
  type GoneReason,
} from '#domain/cart/checkout/checkout-changes.ts'
import type { Offered } from '#domain/cart/repair-lines.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { isExampleName } from '#domain/product/example-name.ts'
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
import {
  findByIdempotencyKey,
  type OrderReference,
} from '#platform/orders/lifecycle/find-by-idempotency-key.ts'
import { spendTeachingCredit } from '#platform/orders/lifecycle/list-purchases.ts'
import { countCardAnswer } from '#platform/orders/payment/count-card-answer.ts'
import { lockCredits, spendCredits } from '#platform/orders/returns/trade-ins/spend-credits.ts'
import { cardToCharge } from '#platform/payments/cards/offered-cards.ts'
import { requestCard } from '#platform/payments/cards/request-card.ts'
import type { OpenedPayment } from '#platform/payments/charges/open-payment.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { type OpenCheckout, openCheckout } from './draft/open-checkout.ts'
import { limitOrders } from './limit-orders.ts'
import { deleteDraft } from './rows.ts'

/** What the shopper saw, and how they pay. */
export type PlaceOrderOptions = ChosenCard & {
  versao: string
  metodo: PaymentMethod
  parcelas: number
}

/** How long the shopper waits for a provider. A request under way continues, and a job repeats it. */
const TIMEOUT_MS = 1500

/** The newsletter of the shop's own forms, and the maximum length of a name in it. */
const NEWSLETTER = 1
const MAX_NAME = 120

/** More attempts than a shopper who changes the cart while paying can explain. */
const ATTEMPTS = 5

/**
 * Turns the cart into an order, once per idempotency key of the session. Compares the checkout with what the shopper
 * saw; then one transaction empties the cart, inserts order and payment, and reserves goods and promotion uses. The
 * provider is called afterwards. Its answer, also a declined card, is shown on the order's page.
 *
 * Refuses `ChaveAusente`, `LojaFechada`, `SessaoAusente`, `CarrinhoVazio`, `ProdutoDeExemplo`, `CompraIncompleta`,
 * `CompraMudou` (also if somebody else just bought the last unit), `PagamentoIndisponivel`, `PromocaoEsgotada`,
 * `PromocaoJaUsada`, `TrocaUsada`, `TentativasDemais` and `PedidosSemPagamento`; then nothing is written. Refuses `ChaveReutilizada`
 * for a key that has an order from another request.
 */
export async function placeOrder(context: RequestContext, options: PlaceOrderOptions): Promise<PlacedOrder> {
  const sessao = requireSession(context)
  if (context.chaveIdempotencia === null) throw refuse('ChaveAusente')
  if (!(await context.mayOrder())) throw refuse('LojaFechada')
  if (!context.hasSpace()) throw new DiskFull('No order is accepted while the disk is nearly full.')
  const idempotencyKey = `${sessao}/${context.chaveIdempotencia}`
  try {
    const order = await place(context, idempotencyKey, options)
    if (order.pagamento) await waitForProvider(context, order.pagamento)
    return toPlacedOrder(context, order)
  } catch (error) {
    // A repeated request finds the cart empty, or its key used. Whatever error that caused, the order is the answer.
    const known = await findByIdempotencyKey(context.db, idempotencyKey)
    if (!known) throw error
    // A visitor who navigates back after paying only requests the order, without a version.
    const asksOnly = options.versao === ''
    if (!asksOnly && known.pedidoDaChave !== null && known.pedidoDaChave !== fingerprintOf(options))
      throw refuse('ChaveReutilizada')
    return toPlacedOrder(context, known)
  }
}

/**
 * Places the order without locking: if the cart changes between reading and emptying it, everything rolls back and is
 * tried again.
 */
async function place(
  context: RequestContext,
  idempotencyKey: string,
  options: PlaceOrderOptions,
): Promise<CreatedOrder> {
  for (let n = 0; n < ATTEMPTS; n++) {
    const checkout = await openCheckout(context)
    refuseExamples(context, checkout)
    const card = await cardToCharge(context, holderOf(checkout), options)
    const sale = prepareOrder(checkout, idempotencyKey, { ...options, ...card })
    const order = await context.db.transaction((tx) => writeOrder({ ...context, db: tx }, sale))
    if (order) return order
  }
  throw new Error(`The cart changed ${ATTEMPTS} times while the order was being placed.`)
}

/** Whose stored cards can be paid with: never by a member of staff. */
function holderOf({ idCliente, vendedor }: OpenCheckout): number | null {
  return vendedor === null ? idCliente : null
}

/** Before the shop is opened, whoever may order at all may try the checkout with an example product. */
function refuseExamples({ settings }: RequestContext, { cart }: OpenCheckout): void {
  if (!settings.sistema.abertura.aberta) return
  if (cart.catalogue.some(({ nomeProduto }) => isExampleName(nomeProduto))) throw refuse('ProdutoDeExemplo')
}

/** Builds the order from a complete checkout that matches what the shopper saw. */
function prepareOrder(
  checkout: OpenCheckout,
  idempotencyKey: string,
  options: PlaceOrderOptions & { clienteProvedor?: string },
) {
  const { sessao, idCliente, vendedor, cart, totals, comprador, cotacao, frete } = checkout
  const { id, versao } = cart.row
  if (id === null || versao === null || cart.row.itens.length === 0) throw refuse('CarrinhoVazio')
  refuseChanges(checkout, options)
  if (!comprador || !cotacao || !frete) throw refuse('CompraIncompleta', { passo: checkout.passo })
  const oferta = checkout.formas.find(({ metodo }) => metodo === options.metodo)
  if (!oferta) throw refuse('PagamentoIndisponivel')
  const order: NewOrder = {
    sessao,
    carrinho: id,
    idCliente,
    vendedor,
    comprador,
    frete,
    totals,
    alunos: cart.alunos,
    chaveIdempotencia: idempotencyKey,
    pedidoDaChave: fingerprintOf(options),
    endereco: checkout.destino,
    idCotacao: cotacao.idCotacao,
    pagamento: { ...options, oferta },
  }
  const { guardar, tokenGuardar } = options

  return {
    cart: { id, versao },
    order,
    guardar: guardar === true && vendedor === null ? { token: tokenGuardar } : null,
    aceitaOfertas: checkout.aceitaOfertas,
  }
}

/** Returns null, and writes nothing, if the cart changed in the meantime. */
async function writeOrder(
  context: RequestContext,
  { cart, order, guardar, aceitaOfertas }: ReturnType<typeof prepareOrder>,
): Promise<CreatedOrder | null> {
  const { db: tx, now } = context
  const { sessao, idCliente, comprador, endereco, totals } = order
  if (!(await emptyCart(tx, { ...cart, now }))) return null
  await lockCredits(tx, totals.trocas)
  await deleteDraft(tx, sessao)
  if (aceitaOfertas) await subscribeToOffers(context, comprador)
  if (idCliente !== null && endereco && !order.frete.escola)
    await rememberAddress(tx, { idCliente, endereco })
  const created = await createOrder(context, order)
  const { pagamento: payment } = created
  if (guardar && idCliente !== null && payment?.metodo === 'cartao')
    await requestCard(context, { ...guardar, idCliente, payment })
  await limitOrders(context, { ...order, id: created.id })
  await reservePromotionUses(tx, {
    aplicadas: totals.aplicadas,
    pedido: created.id,
    now,
    comprador: { idCliente, documento: comprador.documento },
  })
  await spendCredits(context, { id: created.id, idCliente, ajustes: totals.ajustes })
  await spendTeachingCredit(context, { id: created.id, idCliente, ajustes: totals.ajustes })

  return created
}

/** Subscribes to offers, which the buyer confirms by mail, like every subscriber. */
async function subscribeToOffers(
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

/** Reports sold-out goods and other changes first: they may be why the checkout is incomplete. */
function refuseChanges(checkout: OpenCheckout, { versao, ...choice }: PlaceOrderOptions): void {
  const { passo, cart, totals, frete, totais, formas } = checkout
  const fora = unavailableLines(cart)
  if (passo !== 'pagamento' && fora.length === 0) throw refuse('CompraIncompleta', { passo })
  const { itens, ajustes } = totals
  const mudancas = changesSince(versao, { itens, ajustes, frete, total: totais.total, formas, fora }, choice)
  if (mudancas.length > 0) throw refuse('CompraMudou', { mudancas })
}

/** The lines of the cart that are no longer available. */
function unavailableLines({ row, lines, catalogue }: OpenCheckout['cart']): CurrentCheckout['fora'] {
  const there = new Set(lines.map(({ idAtributoSimples }) => idAtributoSimples))

  return row.itens
    .filter(({ idAtributoSimples }) => !there.has(idAtributoSimples))
    .map(({ idAtributoSimples }) => {
      const sku = catalogue.find((one) => one.idAtributoSimples === idAtributoSimples)
      return { idAtributoSimples, motivo: goneReason(sku) }
    })
}

/** A piece is the only one of its kind: if it is gone, its time in this cart was over. */
function goneReason(sku: Pick<Offered, 'situacao' | 'retencao'> | undefined): GoneReason {
  if (sku?.situacao !== 'disponivel') return 'retirado'
  if (!sku.retencao) return 'esgotado'

  return sku.retencao.ate !== null && !sku.retencao.propria ? 'levado' : 'vendido'
}

/** Waits at most `TIMEOUT_MS`. The payment's own job handles failures. */
async function waitForProvider(context: RequestContext, payment: OpenedPayment): Promise<void> {
  const request = sendPayment(context, payment, payment)
    .then((sent) => countCardAnswer(context, sent))
    .catch(() => undefined)
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, TIMEOUT_MS)
  await Promise.race([request, timeout])
  clearTimeout(timer)
}

/** Equal for repeated requests; the token is left out, since a card typed again gets a new one. */
function fingerprintOf({ versao, metodo, parcelas }: PlaceOrderOptions): string {
  return requestFingerprint([versao, metodo, parcelas])
}

/** Customers open their orders by logging in; guests and sellers need the key. */
function toPlacedOrder(context: RequestContext, order: OrderReference): PlacedOrder {
  const { id, numero, idCliente, vendedor } = order
  const chave = orderKey(context, order)
  const needsKey = idCliente === null || vendedor !== null

  return { id, numero, chave, url: orderPath(id, needsKey ? chave : null) }
}
