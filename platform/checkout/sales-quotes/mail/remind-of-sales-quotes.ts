import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { livesInStatement } from '#platform/orders/access/lives-in-statement.ts'
import { propostas, propostasVersoes as versoes } from '../tables.ts'
import { SALES_QUOTE_MAIL } from './sales-quote-mail.ts'

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

/** Days before the last one. */
const DAYS_BEFORE = 2

/** Of a version that holds for a shorter time, the first mail is recent enough. */
const SHORTEST_DAYS = 4

/** Reminds buyers once of each version that is open, two days before it ends. */
export async function remindOfSalesQuotes({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const { dia } = saoPauloClock(now)
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: propostas.id, versao: propostas.versao })
      .from(propostas)
      .innerJoin(versoes, and(eq(versoes.idProposta, propostas.id), eq(versoes.versao, propostas.versao)))
      .where(
        and(
          isNull(propostas.lembradaEm),
          isNull(propostas.canceladaEm),
          ne(propostas.email, ''),
          sql`${versoes.validaAte} between ${dia}::date and ${dayAfter(dia, DAYS_BEFORE)}::date`,
          sql`${versoes.validaAte} - (${versoes.criadaEm} at time zone 'America/Sao_Paulo')::date >= ${SHORTEST_DAYS}`,
          sql`not ${livesInStatement(sql`propostas.id_pedido`)}`,
        ),
      )
      .orderBy(versoes.validaAte)
      .limit(BATCH)
      .for('update', { of: propostas, skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await tx.update(propostas).set({ lembradaEm: now }).where(inArray(propostas.id, ids))
    for (const { id, versao } of due) await enqueue(tx, SALES_QUOTE_MAIL, { id, versao, tipo: 'lembrete' })
  })
}
