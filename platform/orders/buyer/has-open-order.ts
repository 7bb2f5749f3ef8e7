import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/** Whether something of a customer's is still on its way: to be paid, to be sent, to come back. */
export async function hasOpenOrder(db: Database, idCliente: number): Promise<boolean> {
  const open = notInArray(pedidos.situacao, ['entregue', 'devolvido', 'cancelado'])

  return (await db.$count(pedidos, and(eq(pedidos.idCliente, idCliente), open))) > 0
}
