import { eq, sql } from 'drizzle-orm'
import { customerOfSession } from '#platform/customers/customer-of-session.ts'
import type { Database } from '#platform/database/connect.ts'
import { holdPayments } from '#platform/payments/hold-payments.ts'
import { type PaymentSummary, paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import {
  pedidos,
  type pedidosEnvios,
  type pedidosItens,
  type pedidosMudancas,
  type pedidosNotas,
} from './tables.ts'

export type OrderRow = typeof pedidos.$inferSelect
export type ItemRow = Omit<typeof pedidosItens.$inferSelect, 'idPedido' | 'posicao'>
export type ChangeRow = Pick<typeof pedidosMudancas.$inferSelect, 'evento' | 'para'> & { em: Date }
export type TrackingRow = Omit<typeof pedidosEnvios.$inferSelect, 'idPedido'>
export type InvoiceRow = Omit<typeof pedidosNotas.$inferSelect, 'idPedido'>

/** An order with all that is shown of it. `idVisitante` is the customer of the session that asks. */
export type OrderFacts = {
  pedido: OrderRow
  idVisitante: number | null
  itens: ItemRow[]
  /** The oldest first, as the payments. */
  mudancas: ChangeRow[]
  pagamentos: PaymentSummary[]
  envio: TrackingRow | null
  nota: InvoiceRow | null
}

/** Everything of an order in one statement; whether its reader may see it is for `openOrder` to say. */
export async function readOrder(
  db: Database,
  { id, sessao }: { id: string; sessao: string | null },
): Promise<OrderFacts | undefined> {
  const [row] = await db
    .select({
      pedido: pedidos,
      idVisitante: customerOfSession(sql`${sessao}::text`),
      itens: sql<ItemRow[]>`(
        select coalesce(json_agg(json_build_object(
          'idProduto', i.id_produto, 'idSku', i.id_sku, 'tipo', i.tipo, 'sku', i.sku, 'ean', i.ean, 'nome', i.nome,
          'url', i.url, 'imagem', i.imagem, 'atributos', i.atributos, 'ncm', i.ncm, 'origem', i.origem,
          'quantidade', i.quantidade, 'precoDe', i.preco_de, 'precoPor', i.preco_por, 'ajustes', i.ajustes,
          'total', i.total, 'descontoVista', i.desconto_vista
        ) order by i.posicao), '[]')
        from pedidos_itens i where i.id_pedido = pedidos.id
      )`,
      mudancas: sql<ChangeRow[]>`(
        select coalesce(json_agg(json_build_object('evento', m.evento, 'para', m.para, 'em', m.em) order by m.id), '[]')
        from pedidos_mudancas m where m.id_pedido = pedidos.id
      )`.mapWith(changesFromJson),
      pagamentos: paymentsInStatement(sql`pedidos.id::text`),
      envio: sql<TrackingRow | null>`(
        select json_build_object(
          'codigo', e.codigo, 'transportadora', e.transportadora, 'url', e.url, 'eventos', e.eventos
        ) from pedidos_envios e where e.id_pedido = pedidos.id
      )`,
      nota: sql<InvoiceRow | null>`(
        select json_build_object('numero', n.numero, 'chave', n.chave, 'url', n.url)
        from pedidos_notas n where n.id_pedido = pedidos.id
      )`,
    })
    .from(pedidos)
    .where(eq(pedidos.id, id))

  return row
}

/**
 * An order whose payments and itself are held until the transaction ends: payments first, the order in which news of payments
 * hold them.
 */
export async function holdOrder(tx: Database, id: string): Promise<HeldOrder | undefined> {
  await holdPayments(tx, id)
  if (!(await lockOrder(tx, id))) return undefined

  // Read anew: whoever held the order before may have opened another payment.
  return readWithPayments(tx, id)
}

export type HeldOrder = { pedido: OrderRow; pagamentos: PaymentSummary[] }

/** An order and its payments as they stand, held by nobody. */
export async function readWithPayments(db: Database, id: string): Promise<HeldOrder | undefined> {
  const [order] = await db
    .select({ pedido: pedidos, pagamentos: paymentsInStatement(sql`pedidos.id::text`) })
    .from(pedidos)
    .where(eq(pedidos.id, id))

  return order
}

/** The order alone, for what needs none of its payments and for who holds one of them already. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | undefined> {
  const [pedido] = await tx.select().from(pedidos).where(eq(pedidos.id, id)).for('update')

  return pedido
}

/** JSON has no moments. */
function changesFromJson(rows: (Omit<ChangeRow, 'em'> & { em: string })[]): ChangeRow[] {
  return rows.map((row) => ({ ...row, em: new Date(row.em) }))
}
