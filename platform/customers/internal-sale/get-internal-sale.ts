import { and, eq, isNotNull } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'

/** Who sells in a session, and to which customer; null before the customer is chosen. */
export type InternalSale = { vendedor: string; idCliente: number | null }

/** Returns the session's internal sale, or null. */
export async function saleOf({
  db,
  sessao,
}: Pick<RequestContext, 'db' | 'sessao'>): Promise<InternalSale | null> {
  if (sessao === null) return null
  const [row] = await db
    .select({ vendedor: sessoes.vendedor, idCliente: sessoes.idClienteVenda })
    .from(sessoes)
    .where(and(eq(sessoes.hash, sessao), isNotNull(sessoes.vendedor)))

  return row?.vendedor ? { vendedor: row.vendedor, idCliente: row.idCliente } : null
}
