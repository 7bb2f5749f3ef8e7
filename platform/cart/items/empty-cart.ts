import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { releaseHolds } from '#platform/catalog/pieces/carts/holds-in-statement.ts'
import { clearUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import type { Database } from '#platform/database/connect.ts'

const Emptied = z.object({ rowCount: z.int() })

/**
 * Empties a cart whose goods become an order, in the order's transaction. Returns false if the cart has changed since
 * it was read (`versao`). The cart's row and its idempotency keys stay, so that a repeated request adds nothing. Locks
 * the row until the transaction ends. One statement.
 */
export async function emptyCart(
  tx: Database,
  { id, versao, now }: { id: number; versao: number; now: Date },
): Promise<boolean> {
  const result = await tx.execute(sql`
    with emptied as (
      update carrinhos set versao = versao + 1, cupom = null, mensagens = '[]', alterado_em = ${now},
        desconto_manual = null, desconto_manual_limite = null, desconto_manual_por = null
      where id = ${id} and versao = ${versao}
      returning id
    ),
    removed_items as (delete from carrinho_itens i using emptied where i.id_carrinho = emptied.id),
    removed_units as (${clearUnits(sql`emptied`)}),
    released as (${releaseHolds(sql`emptied`)})
    select id from emptied`)

  return Emptied.parse(result).rowCount === 1
}
