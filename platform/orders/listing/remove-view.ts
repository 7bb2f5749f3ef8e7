import { and, eq } from 'drizzle-orm'
import type { SavedView } from '#contract/orders/order-views.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosVisoes } from '../tables.ts'
import { listViews } from './list-views.ts'

/** Deletes one of the staff member's own views; does nothing if it doesn't exist. */
export async function removeView(
  context: RequestContext,
  { id }: { id: number },
): Promise<{ visoes: SavedView[] }> {
  const staff = permit(context, 'pedidos.ver')
  if (staff.id !== null)
    await context.db
      .delete(pedidosVisoes)
      .where(and(eq(pedidosVisoes.id, id), eq(pedidosVisoes.idFuncionario, staff.id)))

  return listViews(context)
}
