import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** Adds to the sales figures of products, by which listings are sorted; a negative `quantidade` subtracts. */
export async function countSales(
  tx: Database,
  sales: readonly { idSku: number; quantidade: number }[],
): Promise<void> {
  if (sales.length === 0) return
  await tx.execute(sql`
    with sold as (
      select s.id_produto as id, sum(v.quantidade)::integer as quantidade
      from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as v("idSku" integer, quantidade integer)
      join skus s on s.id = v."idSku"
      group by s.id_produto
    ),
    locked as (
      select p.id, sold.quantidade from produtos p join sold on sold.id = p.id
      order by p.id for no key update of p
    ),
    updated as (
      update produtos p set vendas = greatest(0, p.vendas + locked.quantidade)
      from locked where p.id = locked.id
      returning p.id, p.vendas
    ),
    listed as (
      select l.id_produto, updated.vendas from listagem l join updated on updated.id = l.id_produto
      order by l.id_produto for no key update of l
    )
    update listagem l set vendas = listed.vendas from listed where l.id_produto = listed.id_produto`)
}
