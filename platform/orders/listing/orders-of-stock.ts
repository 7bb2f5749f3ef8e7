import { inArray } from 'drizzle-orm'
import type { StockMovement } from '#contract/catalog/stock.ts'
import { listBuyersOfPiece } from '#platform/catalog/pieces/list-buyers.ts'
import {
  type ListStockMovementsInput,
  listStockMovements,
} from '#platform/catalog/stock/list-stock-movements.ts'
import { listStockHolders } from '#platform/catalog/stock/reservations/list-reservations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'

/** Returns stock movements with the numbers of the orders that caused them. */
export async function movementsWithOrders(
  context: RequestContext,
  filter: ListStockMovementsInput,
): Promise<{ itens: StockMovement[]; total: number }> {
  const { itens, total } = await listStockMovements(context, filter)
  const orders = await ordersById(
    context.db,
    itens.flatMap(({ pedido }) => pedido ?? []),
  )

  return {
    itens: itens.map(({ pedido, ...item }) => ({
      ...item,
      pedido: pedido === null ? null : { id: pedido, numero: orders.get(pedido)?.numero ?? null },
    })),
    total,
  }
}

/** The unpaid orders that have reserved units of a SKU. */
export async function holdersWithOrders(
  context: RequestContext,
  filter: { idSku: number; pagina: number; porPagina: number },
) {
  const { itens, total } = await listStockHolders(context, filter)
  const orders = await ordersById(
    context.db,
    itens.map(({ pedido }) => pedido),
  )

  return {
    itens: itens.map(({ pedido, ...item }) => ({
      ...item,
      pedido: { id: pedido, numero: orders.get(pedido)?.numero ?? null },
      expiraEm: orders.get(pedido)?.expiraEm?.toISOString() ?? null,
    })),
    total,
  }
}

/** The orders that reserved or sold a piece, last first. */
export async function ordersOfPiece(context: RequestContext, { id }: { id: number }) {
  const ids = await listBuyersOfPiece(context, { id })
  const orders = await ordersById(context.db, ids)

  return { pedidos: ids.map((pedido) => ({ id: pedido, numero: orders.get(pedido)?.numero ?? null })) }
}

async function ordersById(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { numero: number; expiraEm: Date | null }>()
  const rows = await db
    .select({ id: pedidos.id, numero: pedidos.numero, expiraEm: pedidos.expiraEm })
    .from(pedidos)
    .where(inArray(pedidos.id, [...new Set(ids)]))

  return new Map(rows.map((row) => [row.id, row]))
}
