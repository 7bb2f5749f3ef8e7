import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ordensOrcamentos as orcamentos } from '../tables.ts'
import { WORK_ORDER_MAIL } from './work-order-mail.ts'

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

/** Reminds owners of instruments of quotes that nobody answered, once, in the last two days of at least four. */
export async function remindOfQuotes({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orcamentos.id, idOrdem: orcamentos.idOrdem })
      .from(orcamentos)
      .where(
        and(
          eq(orcamentos.situacao, 'enviado'),
          isNull(orcamentos.lembradoEm),
          sql`${orcamentos.validoAte} > ${now}`,
          sql`${orcamentos.validoAte} <= ${now}::timestamptz + interval '2 days'`,
          sql`${orcamentos.validoAte} - ${orcamentos.enviadoEm} >= interval '4 days'`,
        ),
      )
      .orderBy(orcamentos.validoAte)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await tx.update(orcamentos).set({ lembradoEm: now }).where(inArray(orcamentos.id, ids))
    for (const { id: orcamento, idOrdem } of due)
      await enqueue(tx, WORK_ORDER_MAIL, { orcamento, id: idOrdem, tipo: 'lembrete' })
  })
}
