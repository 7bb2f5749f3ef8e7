import { count, eq, sql } from 'drizzle-orm'
import { MAX_FAVORITOS } from '#contract/cart/wishlist.ts'
import { shownProducts } from '#platform/catalog/listing/shown-products.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { favoritos } from './tables.ts'

/** Namespace of the advisory locks on customers' favourites: any number that others don't use. */
const LOCK = 5_471_015

/**
 * Adds a product to the favourites; does nothing if it is one. Refuses `LoginNecessario`, `ProdutoInexistente` and
 * `FavoritosDemais`.
 */
export async function addFavourite(
  context: RequestContext,
  { idProduto }: { idProduto: number },
): Promise<{ sucesso: boolean }> {
  const idCliente = await requireCustomer(context)
  if ((await shownProducts(context, [idProduto])).length === 0) throw refuse('ProdutoInexistente')

  return context.db.transaction(async (tx) => {
    // One addition per customer at a time, so that the count is exact.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${idCliente})`)
    const added = await tx
      .insert(favoritos)
      .values({ idCliente, idProduto, criadoEm: context.now })
      .onConflictDoNothing()
      .returning()
    if (added.length > 0 && (await countOf(tx, idCliente)) > MAX_FAVORITOS) throw refuse('FavoritosDemais')

    return { sucesso: true }
  })
}

async function countOf(tx: Database, idCliente: number): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(favoritos).where(eq(favoritos.idCliente, idCliente))

  return row?.total ?? 0
}
