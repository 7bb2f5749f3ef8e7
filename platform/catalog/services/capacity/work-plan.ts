import { sql } from 'drizzle-orm'
import { isStoreDay, nextStoreDay, paymentDay } from '#domain/shipping/delivery-day.ts'
import { afterStoreDays, type PlannedWork, planWork, storeDaysUntil } from '#domain/workshop/calendar.ts'
import {
  DEFAULT_WORKSHOP_SETTINGS,
  type WorkshopDay,
  type WorkshopSettings,
  workshopCapacity,
} from '#domain/workshop/workshop-settings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Work of an order or of a work order: minutes, and days of the store beyond them. */
export type Work = { minutos: number; dias: number }

/** When work is done. `addedDays`: business days by which it lengthens getting an order ready that is paid now. */
export type WorkPlan = PlannedWork & { addedDays: number }

/** Returns when the workshop would do work that is paid now; null if it finds no place for it. */
export async function workPlan(
  context: Pick<RequestContext, 'db' | 'settings' | 'now'>,
  work: Work,
): Promise<WorkPlan | null> {
  return planIn(await readCalendar(context), context, work)
}

/** The workshop's time: of its week, of exceptional days, and what is taken. */
export type WorkshopCalendar = {
  ajustes: WorkshopSettings
  exceptions: ReadonlyMap<string, WorkshopDay>
  booked: ReadonlyMap<string, number>
}

/** Finds the first free time in a calendar. */
export function planIn(
  { ajustes, exceptions, booked }: WorkshopCalendar,
  context: Pick<RequestContext, 'settings' | 'now'>,
  { minutos, dias }: Work,
): WorkPlan | null {
  const worksOn = storeDays(context)
  const planned = planWork({
    minutos,
    dias,
    start: firstWorkDay(context),
    capacity: workshopCapacity(ajustes, exceptions, worksOn),
    booked,
    isStoreDay: worksOn,
  })

  return planned && { ...planned, addedDays: addedDays(context, planned.pronta) }
}

/** Returns when work that is booked on these days, at least one, is ready. */
export function bookedPlan(
  context: Pick<RequestContext, 'settings' | 'now'>,
  days: PlannedWork['dias'],
  dias: number,
): WorkPlan {
  const pronta = afterStoreDays(days.at(-1)?.dia ?? firstWorkDay(context), dias, storeDays(context))

  return { dias: days, pronta, addedDays: addedDays(context, pronta) }
}

/**
 * The first day on which goods that are paid now are at the workshop: that after the payment's, which does not count.
 */
export function firstWorkDay({ settings, now }: Pick<RequestContext, 'settings' | 'now'>): string {
  const hours = settings.sistema.frete

  return nextStoreDay(paymentDay(now, hours), hours)
}

/** Whether the store works on a day. */
export function storeDays({ settings }: Pick<RequestContext, 'settings'>): (day: string) => boolean {
  return (day) => isStoreDay(day, settings.sistema.frete)
}

/** The goods are packed after the work, in the store's own days of preparation, so all days of the work are added. */
function addedDays(context: Pick<RequestContext, 'settings' | 'now'>, pronta: string): number {
  return storeDaysUntil(paymentDay(context.now, context.settings.sistema.frete), pronta, storeDays(context))
}

/** Reads the calendar from the first day of work on, in one statement. */
export async function readCalendar(
  context: Pick<RequestContext, 'db' | 'settings' | 'now'>,
): Promise<WorkshopCalendar> {
  const start = firstWorkDay(context)
  const [row] = await context.db
    .select({
      ajustes: sql<WorkshopSettings | null>`(select ajustes from oficina)`,
      dias: sql<Record<string, WorkshopDay> | null>`(
        select jsonb_object_agg(dia, jsonb_build_object('minutos', minutos, 'motivo', motivo))
        from oficina_dias where dia >= ${start}
      )`,
      reservas: sql<Record<string, number> | null>`(
        select jsonb_object_agg(dia, minutos)
        from (
          select dia, sum(minutos) as minutos from oficina_reservas where dia >= ${start} group by dia
        ) as por_dia
      )`,
    })
    .from(sql`(select) as nada`)

  return {
    ajustes: row?.ajustes ?? DEFAULT_WORKSHOP_SETTINGS,
    exceptions: new Map(Object.entries(row?.dias ?? {})),
    booked: new Map(Object.entries(row?.reservas ?? {})),
  }
}
