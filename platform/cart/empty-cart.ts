import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/**
 * Empties a cart whose goods have become an order, in its transaction. The cart itself stays, with the names of requests that
 * have counted: one of them that arrives again puts nothing back. One statement.
 */
export async function emptyCart(tx: Database, { id, agora }: { id: number; agora: Date }): Promise<void> {
  await tx.execute(sql`
    with vazio as (
      update carrinhos set versao = versao + 1, cupom = null, mensagens = '[]', alterado_em = ${agora} where id = ${id}
    )
    delete from carrinho_itens where id_carrinho = ${id}`)
}
