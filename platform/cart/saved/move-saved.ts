import { sql } from 'drizzle-orm'
import { MAX_GUARDADOS } from '#contract/cart/saved-items.ts'
import type { Database } from '#platform/database/connect.ts'

/** Puts what is saved beside a cart beside another; of a SKU that both have, the larger quantity stays. */
export async function moveSaved(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into carrinho_guardados (id_carrinho, id_produto, id_atributo_simples, quantidade, nome)
    select ${to}::integer, id_produto, id_atributo_simples, quantidade, nome
    from carrinho_guardados where id_carrinho = ${from} order by ordem
    on conflict (id_carrinho, id_atributo_simples) do update set
      quantidade = greatest(carrinho_guardados.quantidade, excluded.quantidade)`)
}

/** Two full lists together are more than one: the oldest go. */
export async function dropSavedBeyond(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    delete from carrinho_guardados
    where (id_carrinho, id_atributo_simples) in (
      select id_carrinho, id_atributo_simples from carrinho_guardados
      where id_carrinho = ${id} order by ordem desc offset ${MAX_GUARDADOS}
    )`)
}
