import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

type Pupils = { from: number; to: number }

/** Makes what carts have for a pupil another's; units of the same item are added up. */
export async function moveUnitsOfPupil(tx: Database, { from, to }: Pupils): Promise<void> {
  await tx.execute(sql`
    insert into carrinho_alunos (id_carrinho, id_aluno, id_item, id_sku, quantidade)
    select id_carrinho, ${to}::integer, id_item, id_sku, quantidade from carrinho_alunos where id_aluno = ${from}
    on conflict (id_carrinho, id_aluno, id_item, id_sku) do update
    set quantidade = least(50, carrinho_alunos.quantidade + excluded.quantidade)`)
}

/** Same of lines that are saved for later. */
export async function moveSavedUnitsOfPupil(tx: Database, { from, to }: Pupils): Promise<void> {
  await tx.execute(sql`
    insert into carrinho_guardados_alunos (id_carrinho, id_sku, id_aluno, id_item, quantidade)
    select id_carrinho, id_sku, ${to}::integer, id_item, quantidade from carrinho_guardados_alunos
    where id_aluno = ${from}
    on conflict (id_carrinho, id_sku, id_aluno, id_item) do update
    set quantidade = least(50, carrinho_guardados_alunos.quantidade + excluded.quantidade)`)
}

/** Same of orders, unless the order has the same units for the other pupil, too. */
export async function movePurchasesOfPupil(tx: Database, { from, to }: Pupils): Promise<void> {
  await tx.execute(sql`
    update listas_compras bought set id_aluno = ${to}
    where bought.id_aluno = ${from} and not exists (
      select from listas_compras other
      where other.id_pedido = bought.id_pedido and other.id_aluno = ${to}
        and other.id_item is not distinct from bought.id_item and other.id_sku is not distinct from bought.id_sku
    )`)
}
