import { sql } from 'drizzle-orm'
import { MAX_GUARDADOS } from '#contract/cart/saved-items.ts'
import type { Database } from '#platform/database/connect.ts'

/** Moves a cart's saved items to another cart; of a SKU that both have, keeps the larger quantity. */
export async function moveSaved(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into carrinho_guardados (id_carrinho, id_produto, id_atributo_simples, quantidade, nome, servicos)
    select ${to}::integer, id_produto, id_atributo_simples, quantidade, nome, servicos
    from carrinho_guardados where id_carrinho = ${from} order by ordem
    on conflict (id_carrinho, id_atributo_simples) do update set
      quantidade = greatest(carrinho_guardados.quantidade, excluded.quantidade),
      servicos = coalesce(carrinho_guardados.servicos, excluded.servicos)`)
}

/** Two full lists exceed the limit together: deletes the oldest. */
export async function deleteSavedBeyondLimit(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    delete from carrinho_guardados
    where (id_carrinho, id_atributo_simples) in (
      select id_carrinho, id_atributo_simples from carrinho_guardados
      where id_carrinho = ${id} order by ordem desc offset ${MAX_GUARDADOS}
    )`)
}
