import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { CUSTOMER_WORK } from '../lifecycle/work-jobs.ts'
import { pedidos } from '../tables.ts'
import { adoptPassports } from './passports/personal-passports.ts'

/**
 * Gives a customer the orders that they placed as a guest, with their instruments and what the workshop
 * has of them. Call it only after the e-mail address is verified: it is all
 * that ties the two together.
 */
export async function adoptOrders(
  tx: Database,
  { idCliente, email }: { idCliente: number; email: string },
): Promise<void> {
  const adopted = await tx
    .update(pedidos)
    .set({ idCliente })
    .where(and(eq(pedidos.email, email), isNull(pedidos.idCliente)))
    .returning({ id: pedidos.id })
  await enqueue(tx, CUSTOMER_WORK, { idCliente })
  await adoptPassports(tx, { idCliente, pedidos: adopted.map(({ id }) => id) })
}
