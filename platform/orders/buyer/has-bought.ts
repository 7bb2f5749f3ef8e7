import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'

/**
 * Whether this customer, known by account or by CPF or CNPJ, has an order of goods that was not cancelled, apart from the order
 * `alemDe`. False for an unknown customer.
 */
export async function hasBought(
  { db }: Pick<RequestContext, 'db'>,
  { idCliente, documento, alemDe }: { idCliente: number | null; documento: string | null; alemDe?: string },
): Promise<boolean> {
  if (idCliente === null && documento === null) return false
  const [before] = await db
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(
      and(
        ne(pedidos.situacao, 'cancelado'),
        eq(pedidos.deServicos, false),
        alemDe === undefined ? undefined : ne(pedidos.id, alemDe),
        or(
          documento === null ? undefined : sql`${pedidos.comprador} ->> 'documento' = ${documento}`,
          idCliente === null ? undefined : eq(pedidos.idCliente, idCliente),
        ),
      ),
    )
    .limit(1)

  return before !== undefined
}
