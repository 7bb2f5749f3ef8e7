import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { OrderItem, PaymentMethod } from '#contract/orders/orders.ts'
import type { Freight } from '#contract/settings/shipping.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { withCashDiscount } from '#domain/cart/cash-discount.ts'
import { stockChange, workshopChange } from '#domain/cart/checkout/checkout-changes.ts'
import { returnDays } from '#domain/order/return-days.ts'
import { agreedService, type LineService } from '#domain/workshop/service.ts'
import { NO_TIME } from '#domain/workshop/service-words.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { orderSku } from '#platform/catalog/product/skus/order-sku.ts'
import { reserveStock } from '#platform/catalog/stock/reservations/reserve-stock.ts'
import { sellReservation } from '#platform/catalog/stock/reservations/sell-reservation.ts'
import { attributionOfSession } from '#platform/customers/sessions/attribution-of-session.ts'
import type { CartUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { type OpenedPayment, openPayment } from '#platform/payments/charges/open-payment.ts'
import { alertOfOrder } from '../attention/alert-of-order.ts'
import { MAIL_AFTER, ORDER_MAIL } from '../mail/order-mail.ts'
import { chargeRequest, type PaymentChoice, type PaymentOffer } from '../payment/charge-request.ts'
import { deadlineOf } from '../payment/deadline-of.ts'
import type { OrderReference } from './find-by-idempotency-key.ts'
import { bookListPurchases } from './list-purchases.ts'
import { bookOrderWork } from './order-work.ts'
import { recordEvent } from './record-event.ts'

type Line = CartSku & { quantidade: number; servicos?: readonly LineService[] }

/** An order to create, with the amounts that the shopper saw, in centavos. */
export type NewOrder = {
  sessao: string
  /** The buyer's cart, whose holds count as theirs; null if there is none. */
  carrinho: number | null
  /** The idempotency key: one order per key. */
  chaveIdempotencia: string
  /** Hash of the request that used the key. */
  pedidoDaChave: string
  idCliente: number | null
  /** The staff member who sells it, in the customer's name. */
  vendedor: string | null
  comprador: Buyer
  /** Null if it is picked up in the store. */
  endereco: PostalAddress | null
  idCotacao: string
  frete: Freight
  totals: CartTotals<Line>
  /** Which of the units are for pupils of teachers' lists. */
  alunos: readonly CartUnits[]
  pagamento: (PaymentChoice & { oferta: PaymentOffer }) | LaterPayment
}

/**
 * The buyer chooses how to pay at the order's page, until `ate`: no payment is opened, and a mail has the link. `metodo`
 * is that of the price until then.
 */
export type LaterPayment = { metodo: PaymentMethod; oferta: { total: number }; ate: Date }

/** `pagamento` has to be sent after the commit; null if nothing is to be paid. */
export type CreatedOrder = OrderReference & { pagamento: OpenedPayment | null }

/**
 * The buyer's first mail: how to pay, or that the card is being processed. An order that costs nothing gets the mail
 * for paid orders instead.
 */
const MAILS = { pix: 'instrucoesPix', boleto: 'instrucoesBoleto', cartao: 'recebido' } as const

/** Seconds between the first mails of several orders to one address, which a stranger may have typed. */
const MAIL_APART = 60

/** The attempt number of the first charge. */
const FIRST_ATTEMPT = '1'

/**
 * Creates an order in the caller's transaction and opens its payment, which has to be sent after the commit. Reserves
 * the goods last, because other orders wait for those rows from then on. An order that costs nothing is paid at once.
 * Refuses `CompraMudou` with everything that is out of stock, and `PagamentoIndisponivel`. Throws if the idempotency
 * key has an order already.
 */
export async function createOrder(
  context: Pick<RequestContext, 'db' | 'now' | 'settings' | 'payments' | 'secrets'>,
  order: NewOrder,
): Promise<CreatedOrder> {
  const { db: tx, now } = context
  const { comprador, endereco, pagamento, totals } = order
  const { recent, ...created } = await insertOrder(context, order)
  const { id } = created
  await bookListPurchases(context, id, order)
  const payment = await openFirst(context, { ...created, comprador, endereco }, pagamento)
  const tipo = payment ? MAILS[payment.metodo] : 'linkDePagamento'
  if (pagamento.oferta.total > 0)
    await enqueue(tx, ORDER_MAIL, { idPedido: id, tipo }, { startAfter: MAIL_AFTER + recent * MAIL_APART })

  await emitEvent(tx, 'pedido.criado', { id, numero: created.numero, total: pagamento.oferta.total })
  await alertOfOrder(context, 'pedidoNovo', { id, numero: created.numero, total: pagamento.oferta.total })
  const lacking = await reserveStock(tx, {
    pedido: id,
    itens: totals.itens,
    carrinho: order.carrinho,
    now,
  })
  if (lacking.length > 0) throw refuse('CompraMudou', { mudancas: lacking.map(changeOf) })
  if (pagamento.oferta.total === 0) {
    await recordEvent(context, { id, evento: 'approvePayment', quem: 'loja', nota: 'Nada a pagar.' })
    await sellReservation(tx, { pedido: id, now })
  }
  await bookServices(context, id, order)

  return { ...created, idCliente: order.idCliente, vendedor: order.vendedor, pagamento: payment }

  function changeOf({ idAtributoSimples, disponivel, retidoAte }: (typeof lacking)[number]) {
    const item = totals.itens.find((one) => one.idAtributoSimples === idAtributoSimples)

    return stockChange({ nome: item?.nome ?? '', disponivel, retidoAte })
  }
}

/** Opens the first payment; null if nothing is to be paid, or the buyer chooses later. */
async function openFirst(
  context: Pick<RequestContext, 'db' | 'now' | 'settings' | 'payments' | 'secrets'>,
  charged: Parameters<typeof chargeRequest>[0],
  pagamento: NewOrder['pagamento'],
): Promise<OpenedPayment | null> {
  if ('ate' in pagamento || pagamento.oferta.total === 0) return null
  const prazo = deadlineOf(context, pagamento.metodo, pagamento.oferta.total)

  return openPayment(context, chargeRequest(charged, { ...pagamento, tentativa: FIRST_ATTEMPT, prazo }))
}

/**
 * Books the workshop's time last, because all other bookings wait from then on. Refuses `CompraMudou` if somebody else took
 * the time in the meantime, so that it would be ready later than the shopper saw.
 */
async function bookServices(
  context: Pick<RequestContext, 'db' | 'now' | 'settings'>,
  id: string,
  { totals, frete }: NewOrder,
): Promise<void> {
  if (!hasServices(totals)) return
  const plan = await bookOrderWork(context, id)
  if (plan === null)
    throw refuse('CompraMudou', {
      mudancas: [{ tipo: 'frete', mensagem: NO_TIME }],
    })
  const seen = frete.oficina ?? 0
  if (plan.addedDays > seen) throw refuse('CompraMudou', { mudancas: [workshopChange(seen, plan)] })
}

function hasServices({ itens }: NewOrder['totals']): boolean {
  return itens.some(({ servicos = [] }) => servicos.length > 0)
}

const InsertedOrder = z.object({
  rows: z.tuple([z.object({ id: z.uuid(), numero: z.int(), semente: z.string(), recent: z.int() })]),
})

/**
 * Inserts the order, its items and its first change in one statement. Counts the other recent orders for its address
 * (`recent`): each of them has a mail waiting.
 */
async function insertOrder(
  context: Pick<RequestContext, 'db' | 'now' | 'settings' | 'payments'>,
  order: NewOrder,
) {
  const { db: tx, now, settings } = context
  const { sessao, comprador, endereco, frete, totals, pagamento } = order
  const { metodo, oferta } = pagamento
  const descontoVista = totals.subtotal.descontoVista.valor
  // At the counter, staff may sell for real before the shop is opened.
  const teste = !settings.sistema.abertura.aberta && order.vendedor === null
  const expiraEm = expiryOf(context, pagamento)
  const justBefore = new Date(now.getTime() - 10 * MAIL_APART * 1000)
  const result = await tx.execute(sql`
    with new_order as (
      insert into pedidos (
        chave_idempotencia, pedido_da_chave, id_cliente, comprador, email, endereco, frete, id_cotacao, cupom, subtotal, total_itens,
        valor_frete, desconto_vista, metodo, total, expira_em, devolucao_dias, vendedor, teste, origem, na_oficina, criado_em, alterado_em
      ) values (
        ${order.chaveIdempotencia}, ${order.pedidoDaChave}, ${order.idCliente}, ${JSON.stringify(comprador)}::jsonb, ${comprador.email},
        ${endereco && JSON.stringify(endereco)}::jsonb, ${JSON.stringify(frete)}::jsonb, ${order.idCotacao},
        ${totals.cupom?.codigo ?? null}, ${totals.subtotal.valor}, ${totals.total}, ${frete.valor}, ${descontoVista},
        ${metodo}, ${oferta.total}, ${expiraEm}, ${returnDays(settings.devolucao.dias)}, ${order.vendedor}, ${teste}, ${attributionOfSession(sessao)}, ${hasServices(totals)}, ${now}, ${now}
      )
      returning id, numero, semente
    ),
    new_items as (
      insert into pedidos_itens (
        id_pedido, posicao, id_produto, id_sku, tipo, sku, ean, nome, url, imagem, atributos, ncm, origem, quantidade,
        preco_de, preco_por, ajustes, total, desconto_vista, servicos, exemplar
      )
      select new_order.id, i.posicao, i."idProduto", i."idSku", i.tipo, f.sku, f.ean, i.nome, i.url, i.imagem, i.atributos,
        f.ncm, f.origem, i.quantidade, i."precoDe", i."precoPor", i.ajustes, i.total, i."descontoVista", nullif(i.servicos, '[]'), f.exemplar
      from new_order, jsonb_to_recordset(${JSON.stringify(itemsOf(totals))}::jsonb) as i(
        posicao smallint, "idProduto" integer, "idSku" integer, tipo text, nome text, url text, imagem jsonb,
        atributos jsonb, quantidade integer, "precoDe" integer, "precoPor" integer, ajustes jsonb, total integer,
        "descontoVista" integer, servicos jsonb
      ) cross join lateral ${orderSku(sql`i."idSku"`)} f
    ),
    new_change as (
      insert into pedidos_mudancas (id_pedido, evento, para, quem, nome, em)
      select id, 'place', 'aguardandoPagamento', ${order.vendedor === null ? 'cliente' : 'loja'}, ${order.vendedor}::text,
        ${now}::timestamptz
      from new_order
    )
    select id, numero, semente, (
      select count(*)::int from pedidos where email = ${comprador.email} and criado_em > ${justBefore}
    ) as recent
    from new_order`)

  return InsertedOrder.parse(result).rows[0]
}

/** When the order stops waiting for its first payment; null if nothing is to be paid. */
function expiryOf(
  context: Pick<RequestContext, 'payments' | 'now'>,
  pagamento: NewOrder['pagamento'],
): Date | null {
  const { metodo, oferta } = pagamento
  if (oferta.total === 0) return null

  return 'ate' in pagamento ? pagamento.ate : deadlineOf(context, metodo, oferta.total).expiraEm
}

/** A copy of the catalogue's data, which may change later. */
function itemsOf(totals: NewOrder['totals']) {
  const atOnce = withCashDiscount(totals).itens

  return totals.itens.map((item, posicao) => {
    const { idProduto, idAtributoSimples, tipo, url, quantidade, precoDe, precoPor, ajustes, total } = item
    const atributos: OrderItem['atributos'] = item.atributos.map(({ label, valor }) => ({ label, valor }))
    return {
      posicao,
      idProduto,
      tipo,
      url,
      atributos,
      quantidade,
      precoDe,
      precoPor,
      ajustes,
      total,
      idSku: idAtributoSimples,
      nome: item.nomeProduto,
      imagem: pictureOf(item.imagem),
      servicos: (item.servicos ?? []).map(agreedService),
      descontoVista: total - (atOnce[posicao]?.total ?? total),
    }
  })
}
