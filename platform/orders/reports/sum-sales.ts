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
