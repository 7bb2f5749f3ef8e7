import { eq } from 'drizzle-orm'
import { type Adjustment, servicesIn, teachingCreditIn } from '#domain/cart/adjustment.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { splitCents } from '#domain/money/split-cents.ts'
import type { OrderEvent } from '#domain/order/order-situation.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { type CartUnits, hasBenefits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { settleEarnings, settleUse } from '#platform/customers/teaching/purchases/credit-ledger.ts'
import {
  bookPurchases,
  changePurchases,
  type PaidLine,
  paidFor,
  payPurchases,
  unpayPurchases,
} from '#platform/customers/teaching/purchases/purchases.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { AnyOrderRow } from '../rows.ts'
import { pedidosItens } from '../tables.ts'

type Tx = Pick<RequestContext, 'db' | 'now'>

/** A line's price and its adjustments, in centavos. */
type Line = {
  quantidade: number
  ajustes: readonly { tipo: string; valor: number }[]
  total: number
  descontoVista: number
}

/** Books a new order's units for pupils, with the benefits of their lists as they are now, in its transaction. */
export async function bookListPurchases(
  { db, now }: Tx,
  idPedido: string,
  order: { totals: CartTotals<CartSku & { quantidade: number }>; alunos: readonly CartUnits[] },
): Promise<void> {
  const lines = order.totals.itens.map((item) => ({
    idAtributoSimples: item.idAtributoSimples,
    quantidade: item.quantidade,
    pago: goodsOf(item),
  }))
  await bookPurchases(
    db,
    { idPedido, now },
    order.alunos.map((units) => {
      const { idAluno, idItem, idSku, idLista, quantidade, conta } = units
      const percentual = hasBenefits(units, now) ? conta.percentual : 0
      return {
        idAluno,
        idItem,
        idSku,
        idLista,
        quantidade,
        valor: paidFor(lines, units),
        desconto: conta.beneficio === 'desconto' ? percentual : 0,
        credito: conta.beneficio === 'credito' ? percentual : 0,
      }
    }),
  )
}

/**
 * Uses a teacher's own credit for an order, in the transaction that places it. Refuses `CompraMudou` if another order has
 * used it in the meantime.
 */
export async function spendTeachingCredit(
  { db, now }: Tx,
  order: { id: string; idCliente: number | null; ajustes: readonly Adjustment[] },
): Promise<void> {
  const valor = teachingCreditIn(order.ajustes)
  if (valor === 0) return
  if (await settleUse(db, { idPedido: order.id, idCliente: order.idCliente, valor, now })) return
  const mensagem = 'Seu crédito de ensino mudou. Confira o total.'
  throw refuse('CompraMudou', { mudancas: [{ tipo: 'desconto', mensagem }] })
}

/** Follows an event of an order: what it has for pupils is paid or came to nothing, and credit comes and goes with it. */
export async function followPurchases(
  { db, now }: Tx,
  pedido: Pick<AnyOrderRow, 'id' | 'idCliente' | 'metodo'>,
  evento: OrderEvent,
): Promise<void> {
  const order = { idPedido: pedido.id, now }
  switch (evento) {
    case 'approvePayment':
      return payPurchases(db, order, await paidLines(db, pedido))
    case 'reopen':
      await payPurchases(db, order, await paidLines(db, pedido))
      return spendAgain({ db, now }, pedido)
    case 'undoPayment':
      return unpayPurchases(db, order, 'reservada')
    case 'cancel':
    case 'expire':
    case 'receiveReturn':
      await unpayPurchases(db, order, 'cancelada')
      await settleUse(db, { ...order, idCliente: pedido.idCliente, valor: 0 })
      return
    default:
      return
  }
}

/** Follows an edit of an unpaid order, whose lines have new quantities and prices. */
export async function editPurchases(
  { db, now }: Tx,
  pedido: Pick<AnyOrderRow, 'id' | 'idCliente' | 'metodo'>,
  itens: readonly (Line & { idSku: number })[],
): Promise<void> {
  const order = { idPedido: pedido.id, now }
  await changePurchases(
    db,
    order,
    itens.map((item) => paidLine(item, pedido.metodo)),
  )
  const valor = teachingCreditIn(itens.flatMap(({ ajustes }) => ajustes))
  await settleUse(db, { ...order, idCliente: pedido.idCliente, valor, agreed: true })
}

/** After a refund: of what teachers earn by an order, the part stays whose money stays. */
export async function keepEarnings(
  { db, now }: Tx,
  idPedido: string,
  payments: readonly { situacao: string; valor: number; estornado: number }[],
): Promise<void> {
  const paid = payments.filter(({ situacao }) => situacao === 'pago')
  const received = paid.reduce((sum, { valor }) => sum + valor, 0)
  const refunded = paid.reduce((sum, { estornado }) => sum + estornado, 0)
  if (received > 0) await settleEarnings(db, { idPedido, now, shareLeft: (received - refunded) / received })
}

/** Its price is agreed: the account may owe the store what is no longer there. */
async function spendAgain(
  { db, now }: Tx,
  { id, idCliente }: Pick<AnyOrderRow, 'id' | 'idCliente'>,
): Promise<void> {
  const itens = await itemsOf(db, id)
  const valor = teachingCreditIn(itens.flatMap(({ ajustes }) => ajustes))
  await settleUse(db, { idPedido: id, idCliente, valor, now, agreed: true })
}

async function paidLines(
  db: Database,
  { id, metodo }: Pick<AnyOrderRow, 'id' | 'metodo'>,
): Promise<PaidLine[]> {
  return (await itemsOf(db, id)).map((item) => paidLine(item, metodo))
}

function itemsOf(db: Database, id: string) {
  return db
    .select({
      idSku: pedidosItens.idSku,
      quantidade: pedidosItens.quantidade,
      ajustes: pedidosItens.ajustes,
      total: pedidosItens.total,
      descontoVista: pedidosItens.descontoVista,
    })
    .from(pedidosItens)
    .where(eq(pedidosItens.idPedido, id))
}

/** What is paid for a line's goods: without services, and their part of the Pix discount. */
function paidLine(item: Line & { idSku: number | null }, metodo: AnyOrderRow['metodo']): PaidLine {
  const goods = goodsOf(item)
  const [off = 0] = metodo === 'pix' ? splitCents(item.descontoVista, [goods, servicesIn(item.ajustes)]) : []

  return { idAtributoSimples: item.idSku ?? 0, quantidade: item.quantidade, pago: goods - off }
}

function goodsOf({ total, ajustes }: Pick<Line, 'total' | 'ajustes'>): number {
  return total - servicesIn(ajustes)
}
