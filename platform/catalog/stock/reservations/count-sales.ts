import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** Notes how often products were sold, by which listings are sorted; less where `quantidade` is negative. */
export async function countSales(
  tx: Database,
  sales: readonly { idSku: number; quantidade: number }[],
): Promise<void> {
  if (sales.length === 0) return
  await tx.execute(sql`
    with vendas as (
      select s.id_produto as id, sum(v.quantidade)::integer as quantidade
      from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as v("idSku" integer, quantidade integer)
      join skus s on s.id = v."idSku"
      group by s.id_produto
    ),
    presos as (
      select p.id, vendas.quantidade from produtos p join vendas on vendas.id = p.id
      order by p.id for no key update of p
    ),
    contados as (
      update produtos p set vendas = greatest(0, p.vendas + presos.quantidade)
      from presos where p.id = presos.id
      returning p.id, p.vendas
    ),
    listados as (
      select l.id_produto, contados.vendas from listagem l join contados on contados.id = l.id_produto
      order by l.id_produto for no key update of l
    )
    update listagem l set vendas = listados.vendas from listados where l.id_produto = listados.id_produto`)
}
