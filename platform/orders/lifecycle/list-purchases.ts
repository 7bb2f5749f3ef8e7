import { eq, sql } from 'drizzle-orm'
import { type Adjustment, servicesIn, teachingCreditIn } from '#domain/cart/adjustment.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { splitCents } from '#domain/money/split-cents.ts'
import type { DefectOutcome, Pieces } from '#domain/order/defect.ts'
import type { OrderEvent } from '#domain/order/order-situation.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { type CartUnits, withBenefits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { settleEarnings, settleUse } from '#platform/customers/teaching/purchases/credit-ledger.ts'
import { lockNeeds } from '#platform/customers/teaching/purchases/needs-now.ts'
import {
  bookPurchases,
  changePurchases,
  type PaidLine,
  paidFor,
  payPurchases,
  reducePurchases,
  returnPurchases,
  unpayPurchases,
} from '#platform/customers/teaching/purchases/purchases.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { refundedFor } from '#platform/payments/refunds/refunded-for.ts'
import { refundedUnits } from '../returns/units-gone.ts'
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

/** A line of an order, with the units whose money the store still has. */
type BoughtLine = Line & { idSku: number | null; left: number }

/**
 * Books a new order's units for pupils, with the benefits of their lists as they are now, in its transaction. Refuses as
 * `lockNeeds` does.
 */
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
  const alunos = await lockNeeds(db, order.alunos, now)
  await bookPurchases(
    db,
    { idPedido, now },
    withBenefits(alunos, now).map((units) => {
      const { idAluno, idItem, idSku, idLista, quantidade, desconto, credito } = units
      return {
        idAluno,
        idItem,
        idSku,
        idLista,
        quantidade,
        desconto,
        credito,
        valor: paidFor(lines, units),
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

/** How a defect in a part of an order was settled: `valor` centavos are given back for `itens`. */
type Settlement = { desfecho: DefectOutcome; itens: readonly Pieces[]; valor: number }

/**
 * After the settlement of a defect in a part of an order: units whose money is given back are for no pupil any more, so
 * that their list misses them again, and a teacher's credit for them, earned or spent, follows. A price reduction only
 * lowers what was paid for the units. Of a line that has more units than its pupils', the others go first.
 */
export async function refundPurchases(
  { db, now }: Tx,
  pedido: Pick<AnyOrderRow, 'id' | 'idCliente' | 'metodo'>,
  { desfecho, itens, valor, payments }: Settlement & { payments: readonly Paid[] },
): Promise<void> {
  if (desfecho !== 'reembolsado' && desfecho !== 'abatido') return
  const order = { idPedido: pedido.id, now }
  const lines = await itemsOf(db, pedido.id)
  if (desfecho === 'reembolsado') {
    await returnPurchases(
      db,
      order,
      lines.map(({ idSku, left }) => ({ idAtributoSimples: idSku ?? 0, quantidade: left })),
    )
    await spendForRest(db, { ...order, idCliente: pedido.idCliente }, lines)
  } else await reducePurchases(db, order, reductionsOf(pedido, lines, { itens, valor }))
  await keepEarnings({ db, now }, pedido.id, payments)
}

/** What a teacher's own credit paid of goods whose money is given back goes back to the account. */
async function spendForRest(
  db: Database,
  order: { idPedido: string; idCliente: number | null; now: Date },
  lines: readonly BoughtLine[],
): Promise<void> {
  if (lines.every(({ ajustes }) => teachingCreditIn(ajustes) === 0)) return
  const valor = lines.reduce((sum, { ajustes, quantidade, left }) => {
    const [part = 0] = splitCents(teachingCreditIn(ajustes), [left, quantidade - left])
    return sum + part
  }, 0)
  await settleUse(db, { ...order, valor, agreed: true })
}

/** The parts of a price reduction, by what was paid for the pieces of each line. */
function reductionsOf(
  { metodo }: Pick<AnyOrderRow, 'metodo'>,
  lines: readonly BoughtLine[],
  { itens, valor }: Pick<Settlement, 'itens' | 'valor'>,
) {
  const reduced = lines.flatMap((line) => {
    const pieces = itens.find(({ idAtributoSimples }) => idAtributoSimples === line.idSku)?.quantidade ?? 0
    const { pago, quantidade } = paidLine(line, metodo)
    return pieces > 0 && line.left > 0 ? [{ line, paid: Math.floor((pago * pieces) / quantidade) }] : []
  })
  const parts = splitCents(
    valor,
    reduced.map(({ paid }) => paid),
  )

  return reduced.map(({ line }, i) => {
    return { idSku: line.idSku ?? 0, quantidade: line.left, valor: parts[i] ?? 0 }
  })
}

/** The keys of refunds for defects, whose goods are known: see `refundPart`. */
function defectRefunds(idPedido: string) {
  return { referencia: idPedido, prefix: `${idPedido}:defeito-` }
}

/** A payment's part of an order. */
type Paid = { situacao: string; valor: number; estornado: number }

/**
 * After a refund: of what teachers earn by an order, the part stays whose money stays. Refunds for defects changed the
 * purchases themselves (`refundPurchases`); others name no goods, and take a share of all that is left.
 */
export async function keepEarnings(
  { db, now }: Tx,
  idPedido: string,
  payments: readonly Paid[],
): Promise<void> {
  const paid = payments.filter(({ situacao }) => situacao === 'pago')
  const received = paid.reduce((sum, { valor }) => sum + valor, 0)
  if (received === 0) return
  const left = received - paid.reduce((sum, { estornado }) => sum + estornado, 0)
  const of = received - (await refundedFor(db, defectRefunds(idPedido)))
  await settleEarnings(db, { idPedido, now, share: of > 0 ? { left: Math.min(left, of), of } : NOTHING })
}

const NOTHING = { left: 0, of: 1 }

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

function itemsOf(db: Database, id: string): Promise<BoughtLine[]> {
  return db
    .select({
      idSku: pedidosItens.idSku,
      quantidade: pedidosItens.quantidade,
      ajustes: pedidosItens.ajustes,
      total: pedidosItens.total,
      descontoVista: pedidosItens.descontoVista,
      left: sql<number>`${pedidosItens.quantidade} - ${refundedUnits}`,
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
