import { sql } from 'drizzle-orm'
import type { PiecesInCarts } from '#contract/catalog/pieces.ts'
import { piecesInCarts } from '#platform/catalog/pieces/carts/pieces-in-carts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cartIdOf } from '../saved/cart-id.ts'

/** The pieces of a product that somebody's cart holds now, and whether it is the visitor's. */
export async function listPiecesInCarts(
  { db, now, sessao }: RequestContext,
  { idProduto }: { idProduto: number },
): Promise<PiecesInCarts> {
  const cart = sessao === null ? sql<null>`null::integer` : cartIdOf(sessao)

  return { retidos: await piecesInCarts(db, { idProduto, now, cart }) }
}
