import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'
import { adoptPassports } from './passports/personal-passports.ts'

/**
 * Gives a customer the orders that they placed as a guest, and the instruments in them. Call it only after the e-mail address is verified: it is all
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
  await adoptPassports(tx, { idCliente, pedidos: adopted.map(({ id }) => id) })
}
