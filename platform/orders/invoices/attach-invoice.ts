import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { InvoiceRow } from '../rows.ts'
import { pedidosNotas } from '../tables.ts'

/** Keeps the nota fiscal of an order, in the place of one before; `chave` has 44 characters, `url` may be empty. */
export async function attachInvoice(
  { db }: Pick<RequestContext, 'db'>,
  { id, nota }: { id: string; nota: InvoiceRow },
): Promise<void> {
  await db
    .insert(pedidosNotas)
    .values({ idPedido: id, ...nota })
    .onConflictDoUpdate({ target: pedidosNotas.idPedido, set: nota })
}
