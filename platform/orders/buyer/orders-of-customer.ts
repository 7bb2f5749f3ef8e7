import { and, count, desc, eq, isNotNull, notInArray, sum } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

const LIMIT = 50

/** A customer's newest orders, and the sum of all paid ones in centavos. */
export async function ordersOfCustomer(db: Database, idCliente: number) {
  const own = eq(pedidos.idCliente, idCliente)
  const paid = and(own, isNotNull(pedidos.pagoEm), notInArray(pedidos.situacao, ['cancelado', 'devolvido']))
  const [orders, [bought]] = await Promise.all([
    db
      .select({
        id: pedidos.id,
        numero: pedidos.numero,
        numeroAntigo: pedidos.numeroAntigo,
        situacao: pedidos.situacao,
        total: pedidos.total,
        criadoEm: pedidos.criadoEm,
      })
      .from(pedidos)
      .where(own)
      .orderBy(desc(pedidos.criadoEm), desc(pedidos.id))
      .limit(LIMIT),
    db
      .select({ pedidos: count(), total: sum(pedidos.total) })
      .from(pedidos)
      .where(paid),
  ])

  return {
    pedidos: orders.map((order) => ({ ...order, criadoEm: order.criadoEm.toISOString() })),
    comprado: { pedidos: bought?.pedidos ?? 0, total: Number(bought?.total ?? 0) },
  }
}
