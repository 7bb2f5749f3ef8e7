import { and, asc, eq, sql } from 'drizzle-orm'
import type { PlannedWork } from '#domain/workshop/calendar.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { oficinaReservas } from '../tables.ts'
import { bookedPlan, firstWorkDay, planIn, readCalendar, type Work, type WorkPlan } from './work-plan.ts'

/** What has the workshop's time: an order with services, or a work order of the counter. */
export type WorkOrigin = { idPedido: string } | { idOrdem: string }

/** `isNew`: it has other days than before, or had none. */
export type BookedWork = WorkPlan & { isNew: boolean }

/**
 * Books the first free time for work that is paid or approved now, in the caller's transaction; null, and nothing
 * booked, if the workshop finds no place for it. What the same origin has booked stays if it is as much and is not
 * before the instrument can be there; else it is replaced. Call it after everything that locks rows: until the
 * transaction ends, all other bookings wait, so that two never take the same time.
 */
export async function bookWork(
  context: Pick<RequestContext, 'settings' | 'now'> & { db: Database },
  { minutos, dias, ...origin }: WorkOrigin & Work,
): Promise<BookedWork | null> {
  const { db } = context
  await lockCalendar(db)
  const earlier = await daysOf(db, origin)
  if (stillHolds(earlier, minutos, firstWorkDay(context)))
    return { ...bookedPlan(context, earlier, dias), isNew: false }

  await releaseWork(db, origin)
  const plan = planIn(await readCalendar(context), context, { minutos, dias })
  if (plan) {
    await db.insert(oficinaReservas).values(plan.dias.map((day) => ({ ...origin, ...day })))
    await invalidateTags(db, [tags.workshopDays])
  }

  return plan && { ...plan, isNew: true }
}

/**
 * Moves what an order or a work order has on a day to another one, whether that has time for it or not: who calls it sees
 * the agenda. Returns false if it had nothing on the day.
 */
export async function moveWork(
  db: Database,
  { de, para, ...origin }: WorkOrigin & { de: string; para: string },
): Promise<boolean> {
  await lockCalendar(db)
  const [moved] = await db
    .delete(oficinaReservas)
    .where(and(ofOrigin(origin), eq(oficinaReservas.dia, de)))
    .returning({ minutos: oficinaReservas.minutos })
  if (!moved) return false
  const there = await db
    .update(oficinaReservas)
    .set({ minutos: sql`${oficinaReservas.minutos} + ${moved.minutos}` })
    .where(and(ofOrigin(origin), eq(oficinaReservas.dia, para)))
    .returning({ id: oficinaReservas.id })
  if (there.length === 0)
    await db.insert(oficinaReservas).values({ ...origin, dia: para, minutos: moved.minutos })
  await invalidateTags(db, [tags.workshopDays])

  return true
}

/** Until the transaction ends, all other bookings wait. */
async function lockCalendar(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('oficina_reservas'))`)
}

/** The days that are booked for an order or a work order, from the first one on. */
export function daysOf(db: Database, origin: WorkOrigin): Promise<PlannedWork['dias']> {
  return db
    .select({ dia: oficinaReservas.dia, minutos: oficinaReservas.minutos })
    .from(oficinaReservas)
    .where(ofOrigin(origin))
    .orderBy(asc(oficinaReservas.dia))
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
