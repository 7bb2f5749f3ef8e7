import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { dayOf } from '#domain/time/last-days.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { restockDate } from '../restock-dates/restock-date.ts'
import { RESTOCK_DATE_MAIL } from './restock-mail.ts'

/** A merchant who corrects a date within the hour sends one mail, and nobody gets two on a day. */
const SETTLED_MS = HOUR_MS
const PAUSE_MS = DAY_MS

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 500

const Due = z.object({ rows: z.array(z.object({ id: z.int(), antes: z.string().nullable() })) })

/**
 * Finds confirmed places whose SKU is expected on another day than they were promised, or not any more on a day that is
 * still to come, and enqueues one mail for each. A day that has passed changes nothing: it is not shown, and the merchant
 * knows it. What was promised is noted in the transaction that enqueues the mail, so each change is sent once.
 */
export async function notifyRestockDates({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const today = dayOf(now)
  const settled = new Date(now.getTime() - SETTLED_MS)
  const paused = new Date(now.getTime() - PAUSE_MS)

  await db.transaction(async (tx) => {
    const found = await tx.execute(sql`
      with due as (
        select a.id, a.previsao as antes, expected.data
        from avisos_estoque a
        join skus s on s.id = a.id_sku and s.estoque = 0
        cross join lateral (select ${restockDate(sql`${today}`)}::date as data) expected
        where a.avisado_em is null and a.confirmado_em is not null
          and (a.previsao_em is null or a.previsao_em <= ${paused}::timestamptz)
          and expected.data is distinct from a.previsao
          and (expected.data >= ${today}::date or (expected.data is null and a.previsao >= ${today}::date))
          and not exists (
            select from previsoes_reposicao r
            where (r.id_sku = s.id or r.id_sku in (select k.id_sku from kit_itens k where k.id_produto = s.id_produto))
              and r.alterada_em > ${settled}::timestamptz
          )
        order by a.id limit ${BATCH} for update of a skip locked
      ),
      noted as (
        update avisos_estoque a set previsao = due.data, previsao_em = ${now}::timestamptz from due where a.id = due.id
      )
      select id, antes::text from due order by id`)
    for (const { id, antes } of Due.parse(found).rows) await enqueue(tx, RESTOCK_DATE_MAIL, { id, antes })
  })
}
