import { and, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'
import { alertOfOrder } from './alert-of-order.ts'

/** Notes something that a person of the store has to look at, and tells them; the same once, and beside what stands there already. */
export async function flagOrder(
  context: Pick<RequestContext, 'db' | 'agora'>,
  id: string,
  atencao: string,
): Promise<void> {
  const [flagged] = await context.db
    .update(pedidos)
    .set({ atencao: sql`concat_ws(E'\n', ${pedidos.atencao}, ${atencao}::text)` })
    .where(and(eq(pedidos.id, id), sql`strpos(coalesce(${pedidos.atencao}, ''), ${atencao}) = 0`))
    .returning({ id: pedidos.id, numero: pedidos.numero, total: pedidos.total })
  if (flagged) await alertOfOrder(context, 'pagamentoAtencao', { ...flagged, detalhe: atencao })
}
