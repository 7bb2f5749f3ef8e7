import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { oficinaReservas } from '../tables.ts'
import { bookedPlan, firstWorkDay, planIn, readCalendar, type Work, type WorkPlan } from './work-plan.ts'

/** What has the workshop's time: an order with services, or a work order of the counter. */
export type WorkOrigin = { idPedido: string } | { idOrdem: string }

/**
 * Books the first free time for work that is paid or approved now, in the caller's transaction; null, and nothing
 * booked, if the workshop finds no place for it. What the same origin has booked stays if it is as much and is not
 * before the instrument can be there; else it is replaced. Call it after everything that locks rows: until the
 * transaction ends, all other bookings wait, so that two never take the same time.
 */
export async function bookWork(
  context: Pick<RequestContext, 'settings' | 'now'> & { db: Database },
  { minutos, dias, ...origin }: WorkOrigin & Work,
): Promise<WorkPlan | null> {
  const { db } = context
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('oficina_reservas'))`)
  const earlier = await db
    .select({ dia: oficinaReservas.dia, minutos: oficinaReservas.minutos })
    .from(oficinaReservas)
    .where(ofOrigin(origin))
    .orderBy(asc(oficinaReservas.dia))
  if (stillHolds(earlier, minutos, firstWorkDay(context))) return bookedPlan(context, earlier, dias)

  await releaseWork(db, origin)
  const plan = planIn(await readCalendar(context), context, { minutos, dias })
  if (plan) {
    await db.insert(oficinaReservas).values(plan.dias.map((day) => ({ ...origin, ...day })))
    await invalidateTags(db, [tags.workshopDays])
  }

  return plan
}

/** Gives back the time that an order or a work order has. */
export async function releaseWork(tx: Database, origin: WorkOrigin): Promise<void> {
  const released = await tx
    .delete(oficinaReservas)
    .where(ofOrigin(origin))
    .returning({ id: oficinaReservas.id })
  if (released.length > 0) await invalidateTags(tx, [tags.workshopDays])
}

function ofOrigin(origin: WorkOrigin) {
  return 'idPedido' in origin
    ? eq(oficinaReservas.idPedido, origin.idPedido)
    : eq(oficinaReservas.idOrdem, origin.idOrdem)
}

function stillHolds(days: readonly { dia: string; minutos: number }[], minutes: number, start: string) {
  const [first] = days

  return (
    first !== undefined && first.dia >= start && days.reduce((sum, day) => sum + day.minutos, 0) === minutes
  )
}
