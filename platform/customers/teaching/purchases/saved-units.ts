import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type CartUnits, unitsIn } from './cart-units.ts'

type SavedLine = { idCarrinho: number; idSku: number }

/** Remembers for which pupils the units of a cart's line are that is saved for later; call it while both are there. */
export async function saveUnits(tx: Database, { idCarrinho, idSku }: SavedLine): Promise<void> {
  await tx.execute(sql`
    insert into carrinho_guardados_alunos (id_carrinho, id_sku, id_aluno, id_item, quantidade)
    select id_carrinho, id_sku, id_aluno, id_item, quantidade from carrinho_alunos
    where id_carrinho = ${idCarrinho} and id_sku = ${idSku}
    on conflict (id_carrinho, id_sku, id_aluno, id_item) do update
    set quantidade = least(50, carrinho_guardados_alunos.quantidade + excluded.quantidade)`)
}

/** The units of a saved line that are for pupils; the cart is an expression. */
export async function savedUnits(
  tx: Database,
  { idCarrinho, idSku }: { idCarrinho: SQL; idSku: number },
): Promise<CartUnits[]> {
  const rows = sql`(
    select * from carrinho_guardados_alunos where id_carrinho = ${idCarrinho} and id_sku = ${idSku}
  )`
  const [found] = await tx.select({ units: unitsIn(rows) }).from(sql`(values (1)) as one`)

  return found?.units ?? []
}

/** Same for a cart that is merged into another, whose saved lines are there already; keeps the larger quantity. */
export async function moveSavedUnits(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into carrinho_guardados_alunos (id_carrinho, id_sku, id_aluno, id_item, quantidade)
    select ${to}::integer, id_sku, id_aluno, id_item, quantidade from carrinho_guardados_alunos
    where id_carrinho = ${from}
    on conflict (id_carrinho, id_sku, id_aluno, id_item) do update
    set quantidade = greatest(carrinho_guardados_alunos.quantidade, excluded.quantidade)`)
}
