import { and, eq } from 'drizzle-orm'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { favoritos } from './tables.ts'

/** Whether the product is a favourite of the visitor. Refuses `LoginNecessario`. */
export async function verifyFavourite(
  context: RequestContext,
  { idProduto }: { idProduto: number },
): Promise<{ sucesso: boolean }> {
  const idCliente = await requireCustomer(context)
  const found = await context.db
    .select({ id: favoritos.idProduto })
    .from(favoritos)
    .where(and(eq(favoritos.idCliente, idCliente), eq(favoritos.idProduto, idProduto)))

  return { sucesso: found.length > 0 }
}
