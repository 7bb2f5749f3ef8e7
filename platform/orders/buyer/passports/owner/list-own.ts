import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { OwnPassport } from '#contract/orders/passports.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type OrderAccess, openOrder } from '#platform/orders/access/open-order.ts'
import { passaportes } from '../tables.ts'
import { toOwnPassport } from '../to-passport.ts'

/** As many as anyone looks through. */
const LIMIT = 200

/** Lists what the logged-in customer owns, the latest first. Refuses `LoginNecessario`. */
export async function listOwn(context: RequestContext): Promise<{ itens: OwnPassport[] }> {
  const idCliente = await requireCustomer(context)
  const rows = await context.db
    .select()
    .from(passaportes)
    .where(and(eq(passaportes.idCliente, idCliente), isNull(passaportes.anuladoEm)))
    .orderBy(desc(passaportes.donoDesde), desc(passaportes.id))
    .limit(LIMIT)

  return { itens: rows.map(toOwnPassport) }
}

/** Lists the passports of an order to whoever may open it. Refuses as `openOrder` does. */
export async function listOfOrder(
  context: RequestContext,
  access: OrderAccess,
): Promise<{ itens: OwnPassport[] }> {
  const { pedido } = await openOrder(context, access)
  const rows = await context.db
    .select()
    .from(passaportes)
    .where(and(eq(passaportes.idPedido, pedido.id), isNull(passaportes.anuladoEm)))
    .orderBy(asc(passaportes.posicao), asc(passaportes.unidade))

  return { itens: rows.map(toOwnPassport) }
}
