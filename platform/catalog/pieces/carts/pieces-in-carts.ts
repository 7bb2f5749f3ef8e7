import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { exemplares } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

type PiecesInCartsInput = { idProduto: number; now: Date; cart: SQL<number | null> }

/** The pieces of a product that carts hold now, and whether it is the cart with the id that `cart` selects. */
export async function piecesInCarts(db: Database, { idProduto, now, cart }: PiecesInCartsInput) {
  const rows = await db
    .select({
      idSku: exemplares.idSku,
      ate: exemplares.retidoAte,
      seu: sql<boolean>`coalesce(${exemplares.retidoPor} = ${cart}, false)`,
    })
    .from(exemplares)
    .where(
      and(
        eq(exemplares.idProduto, idProduto),
        isNotNull(exemplares.retidoPor),
        gt(exemplares.retidoAte, now),
      ),
    )
    .orderBy(asc(exemplares.idSku))

  return rows.flatMap(({ ate, ...row }) => (ate === null ? [] : { ...row, ate: ate.toISOString() }))
}
