import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { ItemRow, OrderRow } from '#platform/orders/rows.ts'
import { pedidos, pedidosItens, pedidosNotas } from '#platform/orders/tables.ts'

/** The fields of an order that are printed for packing and shipping. */
export type PrintedOrder = Pick<
  OrderRow,
  'id' | 'numero' | 'criadoEm' | 'comprador' | 'endereco' | 'frete'
> & {
  itens: Pick<ItemRow, 'sku' | 'ean' | 'nome' | 'atributos' | 'quantidade'>[]
  notaFiscal: string | null
}

/** Reads these orders with their items, in the requested sequence; skips unknown ids. */
export async function printedOrders(db: Database, ids: readonly string[]): Promise<PrintedOrder[]> {
  const requested = [...ids]
  const [orders, items, invoices] = await Promise.all([
    db.select().from(pedidos).where(inArray(pedidos.id, requested)),
    db
      .select()
      .from(pedidosItens)
      .where(inArray(pedidosItens.idPedido, requested))
      .orderBy(asc(pedidosItens.posicao)),
    db.select().from(pedidosNotas).where(inArray(pedidosNotas.idPedido, requested)),
  ])
  const byId = new Map(orders.map((pedido) => [pedido.id, pedido]))
  const itemsOf = Map.groupBy(items, ({ idPedido }) => idPedido)
  const invoiceOf = new Map(invoices.map(({ idPedido, numero }) => [idPedido, numero]))

  return requested.flatMap((id) => {
    const pedido = byId.get(id)
    if (!pedido) return []
    return { ...pedido, itens: itemsOf.get(id) ?? [], notaFiscal: invoiceOf.get(id) ?? null }
  })
}
