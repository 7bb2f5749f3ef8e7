import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { InvoiceRow } from '../rows.ts'
import { pedidosNotas } from '../tables.ts'

/** Stores the NF-e of an order, replacing an earlier one. `chave` has 44 characters; `url` may be empty. */
export async function attachInvoice(
  { db }: Pick<RequestContext, 'db'>,
  { id, nota }: { id: string; nota: InvoiceRow },
): Promise<void> {
  await db
    .insert(pedidosNotas)
    .values({ idPedido: id, ...nota })
    .onConflictDoUpdate({ target: pedidosNotas.idPedido, set: nota })
}
