import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

const Emptied = z.object({ rowCount: z.int() })

/**
 * Empties a cart whose goods become an order, in its transaction; unless the cart has changed since it was read (`versao`): then
 * false. The cart itself stays, with the names of requests that have counted: one of them that arrives again puts nothing back.
 * Other changes of it wait until the transaction ends. One statement.
 */
export async function emptyCart(
  tx: Database,
  { id, versao, agora }: { id: number; versao: number; agora: Date },
): Promise<boolean> {
  const result = await tx.execute(sql`
    with vazio as (
      update carrinhos set versao = versao + 1, cupom = null, mensagens = '[]', alterado_em = ${agora},
        desconto_manual = null, desconto_manual_limite = null, desconto_manual_por = null
      where id = ${id} and versao = ${versao}
      returning id
    ),
    tirados as (delete from carrinho_itens i using vazio where i.id_carrinho = vazio.id)
    select id from vazio`)

  return Emptied.parse(result).rowCount === 1
}
