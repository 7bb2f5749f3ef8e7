import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isShownPupil } from '../shown-pupils.ts'
import { contasEnsino as contas, listasEnsino as listas } from '../tables.ts'

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

/** Days before a list's last one: parents still have a weekend or some evenings. */
const DAYS_BEFORE = 4

/** Returns open lists that end soon, each only once ever: they are marked as reminded of. */
export async function markEndingLists(tx: Database, now: Date): Promise<{ id: string }[]> {
  const { dia } = saoPauloClock(now)
  const due = await tx
    .select({ id: listas.id })
    .from(listas)
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(
      and(
        eq(listas.situacao, 'aberta'),
        isNull(listas.lembradaEm),
        eq(contas.situacao, 'aprovada'),
        sql`${listas.prazo} between ${dia}::date and ${dayAfter(dia, DAYS_BEFORE)}::date`,
        sql`exists (select from listas_alunos a where a.id_lista = ${listas.id} and ${isShownPupil('a')})`,
      ),
    )
    .orderBy(asc(listas.prazo))
    .limit(BATCH)
    .for('update', { of: listas, skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await tx.update(listas).set({ lembradaEm: now }).where(inArray(listas.id, ids))

  return due
}
