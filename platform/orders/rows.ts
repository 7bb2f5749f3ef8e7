import { eq, sql } from 'drizzle-orm'
import type { DefectReport, PaymentMethod } from '#contract/orders/orders.ts'
import type { Picture } from '#contract/picture.ts'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import {
  type PupilsUnitsOfOrder,
  pupilsInStatement,
} from '#platform/customers/teaching/purchases/pupils-of-orders.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { lockPayments } from '#platform/payments/charges/lock-payments.ts'
import { type PaymentSummary, paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import {
  pedidos,
  type pedidosEnvios,
  type pedidosItens,
  type pedidosMudancas,
  type pedidosNotas,
} from './tables.ts'

/** Any order, also one imported from another shop (`numeroAntigo`). */
export type AnyOrderRow = typeof pedidos.$inferSelect
export type AnyItemRow = Omit<typeof pedidosItens.$inferSelect, 'idPedido' | 'posicao'>

/** An order that was placed here, and its goods, which are this shop's. */
export type OrderRow = AnyOrderRow & {
  chaveIdempotencia: string
  idCotacao: string
  metodo: PaymentMethod
  numeroAntigo: null
}
export type ItemRow = AnyItemRow & { idProduto: number; idSku: number; imagem: Picture; origem: number }
export type ChangeRow = Pick<typeof pedidosMudancas.$inferSelect, 'evento' | 'para'> & { em: Date }
/** A parcel; its times in ISO 8601. */
export type TrackingRow = Omit<
  typeof pedidosEnvios.$inferSelect,
  'idPedido' | 'saiuEm' | 'entregueEm' | 'idEtiqueta'
> & { saiuEm: string | null; entregueEm: string | null }
/** `abertoEm` in ISO 8601. */
export type DefectRow = DefectReport & { abertoEm: string }
export type InvoiceRow = Omit<typeof pedidosNotas.$inferSelect, 'idPedido'>

/** An order with everything that is shown of it. `idVisitante` is the customer of the reader's session. */
export type AnyOrderRows = {
  pedido: AnyOrderRow
  idVisitante: number | null
  itens: AnyItemRow[]
  alunos: PupilsUnitsOfOrder[]
  /** Oldest first, like the payments. */
  mudancas: ChangeRow[]
  pagamentos: PaymentSummary[]
  defeito: DefectRow | null
  /** In the sequence in which they left. */
  envios: TrackingRow[]
  /** The code by which the goods are sent back, or null. */
  codigoPostagem: string | null
  nota: InvoiceRow | null
}

/** An order that was placed here, of goods or of services. */
export type OwnRows = AnyOrderRows & { pedido: OrderRow }

/** An order of goods that was placed here. */
export type OrderRows = Omit<OwnRows, 'itens'> & { itens: ItemRow[] }

/**
 * Reads everything of an order of goods that was placed here. Refuses `PedidoDeOutraLoja` for others, and
 * `PedidoNaoPermite` for an order of services.
 */
export async function readOrder(
  db: Database,
  query: { id: string; sessao: string | null },
): Promise<OrderRows | undefined> {
  const rows = await readAnyOrder(db, query)
  if (!rows) return undefined
  requireGoods(rows)

  return rows
}

/** Refuses `PedidoDeOutraLoja`, and `PedidoNaoPermite` for an order of services. */
export function requireGoods(rows: AnyOrderRows): asserts rows is OrderRows {
  if (!isOwn(rows)) throw refuse('PedidoDeOutraLoja')
  if (!hasGoods(rows))
    throw refuse('PedidoNaoPermite', undefined, 'Este pedido é só de serviços da oficina, sem produtos.')
}

/** Whether an order was placed here; the database's constraints guarantee the other fields of `OrderRow`. */
export function isOwnRow(pedido: AnyOrderRow): pedido is OrderRow {
  return pedido.numeroAntigo === null
}

export function isOwn(rows: AnyOrderRows): rows is OwnRows {
  return isOwnRow(rows.pedido)
}

/** Whether an order was placed here and is of goods: its items are then products of this shop. */
export function hasGoods(rows: AnyOrderRows): rows is OrderRows {
  return isOwn(rows) && !rows.pedido.deServicos
}

/** Reads everything of an order in one statement. Does not check access; `openOrder` does. */
export async function readAnyOrder(
  db: Database,
  { id, sessao }: { id: string; sessao: string | null },
): Promise<AnyOrderRows | undefined> {
  const [row] = await db
    .select({
      pedido: pedidos,
      idVisitante: customerOfSession(sql`${sessao}::text`),
      itens: sql<AnyItemRow[]>`(
        select coalesce(json_agg(json_build_object(
          'idProduto', i.id_produto, 'idSku', i.id_sku, 'tipo', i.tipo, 'sku', i.sku, 'ean', i.ean, 'nome', i.nome,
          'url', i.url, 'imagem', i.imagem, 'atributos', i.atributos, 'ncm', i.ncm, 'origem', i.origem,
          'quantidade', i.quantidade, 'precoDe', i.preco_de, 'precoPor', i.preco_por, 'ajustes', i.ajustes,
          'total', i.total, 'descontoVista', i.desconto_vista, 'exemplar', i.exemplar, 'servicos', i.servicos
        ) order by i.posicao), '[]')
        from pedidos_itens i where i.id_pedido = pedidos.id
      )`,
      alunos: pupilsInStatement(sql`pedidos.id`),
      mudancas: sql<ChangeRow[]>`(
        select coalesce(json_agg(json_build_object('evento', m.evento, 'para', m.para, 'em', m.em) order by m.id), '[]')
        from pedidos_mudancas m where m.id_pedido = pedidos.id
      )`.mapWith(changesFromJson),
      pagamentos: paymentsInStatement(sql`pedidos.id::text`),
      defeito: sql<DefectRow | null>`(
        select json_build_object('relato', d.relato, 'escolha', d.escolha, 'itens', d.itens, 'abertoEm', d.aberto_em)
        from pedidos_defeitos d where d.id_pedido = pedidos.id and d.resolvido_em is null
      )`,
      envios: sql<TrackingRow[]>`(
        select coalesce(json_agg(json_build_object(
          'volume', e.volume, 'codigo', e.codigo, 'transportadora', e.transportadora, 'url', e.url,
          'eventos', e.eventos, 'itens', e.itens, 'saiuEm', e.saiu_em, 'entregueEm', e.entregue_em
        ) order by e.volume), '[]')
        from pedidos_envios e where e.id_pedido = pedidos.id
      )`,
      codigoPostagem: sql<string | null>`(
        select nullif(string_agg(t.codigo_postagem, ', ' order by t.volume), '') from pedidos_etiquetas t
        where t.id_pedido = pedidos.id and t.tipo = 'devolucao' and t.codigo_postagem <> ''
          and t.situacao in ('pronta', 'postada')
      )`,
      nota: sql<InvoiceRow | null>`(
        select json_build_object('numero', n.numero, 'chave', n.chave, 'url', n.url, 'arquivos', n.arquivos)
        from pedidos_notas n where n.id_pedido = pedidos.id
      )`,
    })
    .from(pedidos)
    .where(eq(pedidos.id, id))

  return row
}

/**
 * Locks an order's payments and then the order until the transaction ends, in the lock order of payment events. For use
 * cases that move money: refuses `PedidoDeOutraLoja` for an order that was not placed here.
 */
export async function lockLiveOrder(tx: Database, id: string): Promise<LockedOrder | undefined> {
  return ownOrder(await lockAnyOrder(tx, id))
}

/** Same as `lockLiveOrder` for any order, for use cases that move no money. */
export async function lockAnyOrder(tx: Database, id: string): Promise<AnyLockedOrder | undefined> {
  await lockPayments(tx, id)
  if (!(await lockOrder(tx, id))) return undefined

  // Read after the lock: its previous holder may have opened another payment.
  return readAnyWithPayments(tx, id)
}

export type LockedOrder = { pedido: OrderRow; pagamentos: PaymentSummary[] }
export type AnyLockedOrder = { pedido: AnyOrderRow; pagamentos: PaymentSummary[] }

/** Reads an order and its payments without locks. Refuses `PedidoDeOutraLoja`. */
export async function readWithPayments(db: Database, id: string): Promise<LockedOrder | undefined> {
  return ownOrder(await readAnyWithPayments(db, id))
}

async function readAnyWithPayments(db: Database, id: string): Promise<AnyLockedOrder | undefined> {
  const [order] = await db
    .select({ pedido: pedidos, pagamentos: paymentsInStatement(sql`pedidos.id::text`) })
    .from(pedidos)
    .where(eq(pedidos.id, id))

  return order
}

function ownOrder(order: AnyLockedOrder | undefined): LockedOrder | undefined {
  if (!order) return undefined
  const { pedido, pagamentos } = order
  if (!isOwnRow(pedido)) throw refuse('PedidoDeOutraLoja')

  return { pedido, pagamentos }
}

/** Locks the order only, for callers that need none of its payments or hold the lock of one already. */
export async function lockOrder(tx: Database, id: string): Promise<AnyOrderRow | undefined> {
  const [pedido] = await tx.select().from(pedidos).where(eq(pedidos.id, id)).for('update')

  return pedido
}

/** JSON has no dates. */
function changesFromJson(rows: (Omit<ChangeRow, 'em'> & { em: string })[]): ChangeRow[] {
  return rows.map((row) => ({ ...row, em: new Date(row.em) }))
}
