import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PlannedWork } from '#domain/workshop/calendar.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { oficinaReservas } from '../tables.ts'
import { bookedPlan, firstWorkDay, planIn, readCalendar, type Work, type WorkPlan } from './work-plan.ts'

/** What has the workshop's time: an order with services that is not paid yet, or a work order. */
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
 * Books the first free time for what of the work has none yet; what is booked stays, also what was worked already.
 * Returns the days of all of it; null if the workshop finds no place for the rest, or there is no work. Call it after
 * everything that locks rows, as `bookWork`.
 */
export async function bookMore(
  context: Pick<RequestContext, 'settings' | 'now'> & { db: Database },
  { minutos, dias, ...origin }: WorkOrigin & Work,
): Promise<WorkPlan | null> {
  const { db } = context
  await lockCalendar(db)
  const left = minutos - minutesOf(await daysOf(db, origin))
  if (left > 0) {
    const plan = planIn(await readCalendar(context), context, { minutos: left, dias })
    if (!plan) return null
    for (const day of plan.dias) await addMinutes(db, origin, day)
    await invalidateTags(db, [tags.workshopDays])
  }
  const booked = await daysOf(db, origin)

  return booked.length === 0 ? null : bookedPlan(context, booked, dias)
}

/** Gives back what a work order has after a day. What it had until then was worked, and is not booked a second time. */
export async function giveBack(
  db: Database,
  { idOrdem, after }: { idOrdem: string; after: string },
): Promise<void> {
  const released = await db
    .delete(oficinaReservas)
    .where(and(eq(oficinaReservas.idOrdem, idOrdem), gt(oficinaReservas.dia, after)))
    .returning({ id: oficinaReservas.id })
  if (released.length > 0) await invalidateTags(db, [tags.workshopDays])
}

/** What an order has booked, divided among its work orders, is theirs from now on. */
export async function handWorkOver(
  db: Database,
  { idPedido, works }: { idPedido: string; works: readonly { idOrdem: string; dias: PlannedWork['dias'] }[] },
): Promise<void> {
  await db.delete(oficinaReservas).where(eq(oficinaReservas.idPedido, idPedido))
  for (const { idOrdem, dias } of works) for (const day of dias) await addMinutes(db, { idOrdem }, day)
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
  await addMinutes(db, origin, { dia: para, minutos: moved.minutos })
  await invalidateTags(db, [tags.workshopDays])

  return true
}

async function addMinutes(db: Database, origin: WorkOrigin, day: PlannedWork['dias'][number]): Promise<void> {
  const there = await db
    .update(oficinaReservas)
    .set({ minutos: sql`${oficinaReservas.minutos} + ${day.minutos}` })
    .where(and(ofOrigin(origin), eq(oficinaReservas.dia, day.dia)))
    .returning({ id: oficinaReservas.id })
  if (there.length === 0) await db.insert(oficinaReservas).values({ ...origin, ...day })
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

  return first !== undefined && first.dia >= start && minutesOf(days) === minutes
}

function minutesOf(days: readonly { minutos: number }[]): number {
  return days.reduce((sum, { minutos }) => sum + minutos, 0)
}
