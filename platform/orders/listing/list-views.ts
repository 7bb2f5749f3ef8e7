import { asc, eq } from 'drizzle-orm'
import type { SavedView } from '#contract/orders/order-views.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosVisoes } from '../tables.ts'

/** Lists a staff member's saved views. An integration has none. */
export async function listViews(context: RequestContext): Promise<{ visoes: SavedView[] }> {
  const { id } = permit(context, 'pedidos.ver')
  if (id === null) return { visoes: [] }
  const { nome, consulta } = pedidosVisoes
  const visoes = await context.db
    .select({ id: pedidosVisoes.id, nome, consulta })
    .from(pedidosVisoes)
    .where(eq(pedidosVisoes.idFuncionario, id))
    .orderBy(asc(nome))

  return { visoes }
}
