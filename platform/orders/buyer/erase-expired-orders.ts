import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { erasePayers } from '#platform/payments/erase-payers.ts'
import { lockAnyOrder } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { NOTHING } from './erase-orders.ts'

/** How long the tax office may ask for an invoice, and a buyer for damages (CTN, arts. 173 and 174; CDC, art. 27). */
const RETENTION_YEARS = 5

/**
 * Erases name, document and address from the orders of deleted accounts, once no law obliges the store to retain them.
 */
export async function eraseExpiredOrders({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS)
  const expired = await db
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(
      and(
        isNull(pedidos.idCliente),
        eq(pedidos.email, ''),
        ne(sql`${pedidos.comprador} ->> 'documento'`, ''),
        lt(pedidos.criadoEm, before),
      ),
    )
  for (const { id } of expired)
    await db.transaction(async (tx) => {
      // Payments are always locked before their order.
      await lockAnyOrder(tx, id)
      await erasePayers(tx, id, { pago: false })
      await tx.update(pedidos).set(NOTHING).where(eq(pedidos.id, id))
    })
}
