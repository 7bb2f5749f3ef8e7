import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { type WorkshopDay, workshopCapacity } from '#domain/workshop/workshop-settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { oficinaDias, oficinaReservas } from '../tables.ts'
import { storeDays } from './work-plan.ts'
import { readWorkshopSettings } from './workshop-settings.ts'

/** A day of the workshop: by its week, and what an exception says instead; null if there is none. */
export type StandingDay = { dia: string; padrao: number; exception: WorkshopDay | null }

/** The minutes that the workshop works on these days, `YYYY-MM-DD` in their order. */
export async function workshopDays(
  context: Pick<RequestContext, 'db' | 'settings'>,
  days: readonly string[],
): Promise<StandingDay[]> {
  const { ajustes } = await readWorkshopSettings(context.db)
  const exceptions = new Map(
    (await exceptionsIn(context.db, days)).map(({ dia, ...exception }) => [dia, exception]),
  )
  const standing = workshopCapacity(ajustes, new Map(), storeDays(context))

  return days.map((dia) => ({ dia, padrao: standing(dia), exception: exceptions.get(dia) ?? null }))
}

/** What is booked on these days, first come first, by the order or the work order that it is for. */
export function bookingsIn(db: Database, days: readonly string[]) {
  return db
    .select({
      idPedido: oficinaReservas.idPedido,
      idOrdem: oficinaReservas.idOrdem,
      dia: oficinaReservas.dia,
      minutos: oficinaReservas.minutos,
    })
    .from(oficinaReservas)
    .where(within(oficinaReservas.dia, days))
    .orderBy(asc(oficinaReservas.dia), asc(oficinaReservas.id))
}

/** Makes a day an exception to the week. */
export async function changeWorkshopDay(
  context: RequestContext,
  { dia, minutos, motivo }: WorkshopDay & { dia: string },
): Promise<void> {
  permit(context, 'configuracao.editar')
  await context.db.transaction(async (tx) => {
    const [before] = await exceptionsIn(tx, [dia])
    const after = { minutos, motivo }
    await tx
      .insert(oficinaDias)
      .values({ dia, ...after })
      .onConflictDoUpdate({ target: oficinaDias.dia, set: after })
    await recordChange(tx, context, {
      acao: 'oficina.alterada',
      alvo: targetOf(dia),
      ...(before && { antes: { minutos: before.minutos, motivo: before.motivo } }),
      depois: after,
    })
    await invalidateTags(tx, [tags.workshopDays])
  })
}

/** Lets the week say again what a day has. */
export async function resetWorkshopDay(context: RequestContext, { dia }: { dia: string }): Promise<void> {
  permit(context, 'configuracao.editar')
  await context.db.transaction(async (tx) => {
    const [before] = await tx.delete(oficinaDias).where(eq(oficinaDias.dia, dia)).returning()
    if (!before) return
    await recordChange(tx, context, {
      acao: 'oficina.desfeita',
      alvo: targetOf(dia),
      antes: { minutos: before.minutos, motivo: before.motivo },
    })
    await invalidateTags(tx, [tags.workshopDays])
  })
}

function exceptionsIn(db: Database, days: readonly string[]) {
  return db.select().from(oficinaDias).where(within(oficinaDias.dia, days))
}

function within(column: typeof oficinaDias.dia | typeof oficinaReservas.dia, days: readonly string[]) {
  return and(gte(column, days[0] ?? ''), lte(column, days.at(-1) ?? ''))
}

function targetOf(dia: string) {
  return { tipo: 'oficina', id: dia, nome: dia.split('-').reverse().join('/') }
}
