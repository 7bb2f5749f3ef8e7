import { desc, eq } from 'drizzle-orm'
import { shownProducts } from '#platform/catalog/listing/shown-products.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { favoritos } from './tables.ts'

/**
 * Returns the ids of the visitor's favourites, latest first. Withdrawn products are left out until they are shown
 * again. Refuses `LoginNecessario`.
 */
export async function getWishlist(context: RequestContext): Promise<{ favoritos: number[] }> {
  const idCliente = await requireCustomer(context)
  const rows = await context.db
    .select({ id: favoritos.idProduto })
    .from(favoritos)
    .where(eq(favoritos.idCliente, idCliente))
    .orderBy(desc(favoritos.criadoEm), desc(favoritos.idProduto))
  const ids = rows.map(({ id }) => id)

  return { favoritos: await shownProducts(context, ids) }
}
