import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/** Whether a customer has an order that is to be paid, to be shipped or to come back. */
export async function hasOpenOrder(db: Database, idCliente: number): Promise<boolean> {
  const open = notInArray(pedidos.situacao, ['entregue', 'devolvido', 'cancelado'])

  return (await db.$count(pedidos, and(eq(pedidos.idCliente, idCliente), open))) > 0
}
