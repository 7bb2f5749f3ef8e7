import { and, eq, sql } from 'drizzle-orm'
import type { AlertKind } from '#domain/staff/alerts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'
import { alertOfOrder } from './alert-of-order.ts'

/**
 * Flags an order for the staff to look at, and alerts them, as of a payment unless `tipo` says otherwise. Flags add up;
 * the same flag is added once.
 */
export async function flagOrder(
  context: Pick<RequestContext, 'db' | 'now'>,
  id: string,
  atencao: string,
  tipo: AlertKind = 'pagamentoAtencao',
): Promise<void> {
  const [flagged] = await context.db
    .update(pedidos)
    .set({ atencao: sql`concat_ws(E'\n', ${pedidos.atencao}, ${atencao}::text)` })
    .where(and(eq(pedidos.id, id), sql`strpos(coalesce(${pedidos.atencao}, ''), ${atencao}) = 0`))
    .returning({ id: pedidos.id, numero: pedidos.numero, total: pedidos.total })
  if (flagged) await alertOfOrder(context, tipo, { ...flagged, detalhe: atencao })
}
