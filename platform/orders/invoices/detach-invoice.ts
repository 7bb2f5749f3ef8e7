import { and, eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosNotas } from '../tables.ts'

/** Removes the NF-e of an order that was cancelled; another one that was attached since stays. */
export async function detachInvoice(
  { db }: Pick<RequestContext, 'db'>,
  { id, chave }: { id: string; chave: string },
): Promise<void> {
  await db.delete(pedidosNotas).where(and(eq(pedidosNotas.idPedido, id), eq(pedidosNotas.chave, chave)))
}
