import { sql } from 'drizzle-orm'
import { dayOf } from '#domain/time/last-days.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/**
 * Puts the rows together that sales of the days before today have added to `vendas_por_dia` (migration `0392`), with
 * the name of the last one.
 */
export async function sumSales({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`
    with changed as (
      select distinct dia, id_produto from vendas_por_dia where not somada and dia < ${dayOf(now)}
    ), removed as (
      delete from vendas_por_dia v using changed c where v.dia = c.dia and v.id_produto = c.id_produto returning v.*
    )
    insert into vendas_por_dia (dia, id_produto, nome, url, quantidade, valor, somada)
    select dia, id_produto, (array_agg(nome order by id desc))[1], (array_agg(url order by id desc))[1],
      sum(quantidade), sum(valor), true
    from removed group by dia, id_produto having sum(quantidade) <> 0 or sum(valor) <> 0`)
}

/** The same for the orders of a situation and day (migration `0393`), today's too. */
export async function sumOrders({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await db.execute(sql`
    with changed as (
      select distinct dia, situacao, teste from pedidos_por_dia where not somada
    ), removed as (
      delete from pedidos_por_dia p using changed c
      where p.dia is not distinct from c.dia and p.situacao = c.situacao and p.teste = c.teste returning p.*
    )
    insert into pedidos_por_dia (dia, situacao, teste, pedidos, proprios, valor, frete, somada)
    select dia, situacao, teste, sum(pedidos), sum(proprios), sum(valor), sum(frete), true
    from removed group by dia, situacao, teste having sum(pedidos) <> 0`)
}
