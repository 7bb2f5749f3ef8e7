import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { dayOf } from '#domain/time/last-days.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { IN_SHOP } from '../list-stock-levels.ts'
import { invalidateProducts } from './write-restock-dates.ts'

const Expired = z.object({
  rows: z.array(
    z.object({ id: z.int(), sku: z.string(), nome: z.string(), dia: z.string(), emFalta: z.boolean() }),
  ),
})

/**
 * Takes dates that have passed off the cached pages, and alerts staff, once, of those whose goods have not come: shoppers
 * see no date until there is another one. Several in one alert.
 */
export async function expireRestockDates({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.execute(sql`
      with expired as (
        update previsoes_reposicao set vencida_em = ${now}::timestamptz
        where vencida_em is null and data < ${dayOf(now)}::date returning id_sku, data
      )
      select k.id, k.sku, p.nome, to_char(e.data, 'DD/MM/YYYY') as dia, k.estoque = 0 and ${IN_SHOP} as "emFalta"
      from expired e join skus k on k.id = e.id_sku join produtos p on p.id = k.id_produto
      order by e.data, k.id`)
    const { rows } = Expired.parse(found)
    await invalidateProducts(
      tx,
      rows.map(({ id }) => id),
    )
    const missing = rows.filter(({ emFalta }) => emFalta)
    const [first, ...others] = missing
    if (!first) return
    await alertStaff(tx, {
      tipo: 'previsaoVencida',
      em: now,
      ...(others.length === 0
        ? {
            caminho: `/estoque/${first.id}`,
            texto: `${first.nome} (${first.sku}): esperado até ${first.dia}.`,
          }
        : {
            caminho: '/estoque?filtro=vencida',
            texto: `${missing.length} itens não chegaram no dia previsto, ${first.nome} (${first.sku}) entre eles.`,
          }),
    })
  })
}
