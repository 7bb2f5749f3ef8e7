import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { erasePayers } from '#platform/payments/erase-payers.ts'
import { lockAnyOrder } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { NOTHING } from './erase-orders.ts'

/** As long as the tax office may ask for an invoice, and a buyer for damages (CTN, arts. 173 and 174; CDC, art. 27). */
const RETENTION_YEARS = 5

/** Takes name, document and address out of orders of deleted accounts, once nothing obliges the store to keep them any more. */
export async function eraseExpiredOrders({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora)
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
      // Payments before their order, as everybody holds them.
      await lockAnyOrder(tx, id)
      await erasePayers(tx, id, { pago: false })
      await tx.update(pedidos).set(NOTHING).where(eq(pedidos.id, id))
    })
}
