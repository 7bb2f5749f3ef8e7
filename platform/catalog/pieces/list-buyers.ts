import { desc, eq } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The ids of the orders that reserved or sold a piece, last first; those that returned it too. */
export async function listBuyersOfPiece(context: RequestContext, { id }: { id: number }): Promise<string[]> {
  permit(context, 'catalogo.ver')
  const rows = await context.db
    .select({ pedido: reservas.pedido })
    .from(reservas)
    .where(eq(reservas.idSku, id))
    .orderBy(desc(reservas.criadaEm), desc(reservas.pedido))

  return rows.map(({ pedido }) => pedido)
}
