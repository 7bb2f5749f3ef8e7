import { and, eq } from 'drizzle-orm'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { favoritos } from './tables.ts'

/** Removes a product from the favourites; does nothing if it is none. Refuses `LoginNecessario`. */
export async function removeFavourite(
  context: RequestContext,
  { idProduto }: { idProduto: number },
): Promise<{ sucesso: boolean }> {
  const idCliente = await requireCustomer(context)
  await context.db
    .delete(favoritos)
    .where(and(eq(favoritos.idCliente, idCliente), eq(favoritos.idProduto, idProduto)))

  return { sucesso: true }
}
