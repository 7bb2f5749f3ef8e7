import { sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cartIdOf } from '../saved/cart-id.ts'

/**
 * The cart whose pieces the buyer of a document has themselves: that of its customer, whoever reads it, or else of the
 * session; null if there is none.
 */
export async function cartOfBuyer(
  { db, sessao }: Pick<RequestContext, 'db' | 'sessao'>,
  idCliente: number | null,
): Promise<number | null> {
  const ofCustomer = sql<number | null>`(select id from carrinhos where id_cliente = ${idCliente}::integer)`
  const ofSession = sessao === null ? sql<null>`null::integer` : cartIdOf(sessao)
  const [row] = await db
    .select({ id: idCliente === null ? ofSession : ofCustomer })
    .from(sql`(select 1) as one`)

  return row?.id ?? null
}
