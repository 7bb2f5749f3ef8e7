import { inArray } from 'drizzle-orm'
import type { WorkshopAgendaDay, WorkshopJob } from '#contract/orders/workshop/services.ts'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { type AgendaView, agendaPeriod } from '#domain/workshop/agenda-period.ts'
import { jobsThatDoNotFit } from '#domain/workshop/overbooked.ts'
import { isOpenWork } from '#domain/workshop/work-order-situation.ts'
import type { WorkshopDay } from '#domain/workshop/workshop-settings.ts'
import {
  bookingsIn,
  changeWorkshopDay,
  resetWorkshopDay,
  workshopDays,
} from '#platform/catalog/services/capacity/workshop-days.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { buyersOfOrders } from '#platform/orders/listing/buyers-of-orders.ts'
import { ordensServico as ordens } from '../tables.ts'

type GetAgendaInput = { visao: AgendaView; dia?: string | undefined }

/** The days of a week or a month, whole weeks from Sunday on, with their jobs, first come first. */
export async function getAgenda(context: RequestContext, { visao, dia }: GetAgendaInput) {
  permit(context, 'pedidos.ver')
  const hoje = saoPauloClock(context.now).dia
  const { from, length } = agendaPeriod(visao, dia ?? hoje)

  return { hoje, dia: dia ?? hoje, dias: await agendaOf(context, from, length) }
}

/** Makes a day shorter or longer. Its answer names the jobs that no longer fit; they stay on the day. */
export async function changeDay(
  context: RequestContext,
  day: WorkshopDay & { dia: string },
): Promise<WorkshopAgendaDay> {
  await changeWorkshopDay(context, day)

  return dayOf(context, day.dia)
}

/** Lets the week say again what a day has. */
export async function resetDay(context: RequestContext, day: { dia: string }): Promise<WorkshopAgendaDay> {
  await resetWorkshopDay(context, day)

  return dayOf(context, day.dia)
}

/** A day with its jobs. */
export async function dayOf(context: RequestContext, dia: string): Promise<WorkshopAgendaDay> {
  const [day] = await agendaOf(context, dia, 1)
  if (!day) throw new Error('An agenda of one day has a day.')

  return day
}

async function agendaOf(context: RequestContext, from: string, length: number): Promise<WorkshopAgendaDay[]> {
  const days = Array.from({ length }, (_, after) => dayAfter(from, after))
  const [standing, bookings] = await Promise.all([workshopDays(context, days), bookingsIn(context.db, days)])
  const names = await namesOf(context.db, bookings)

  return standing.map(({ dia, padrao, exception }) => {
    const minutos = exception?.minutos ?? padrao
    const trabalhos = bookings
      .filter((booking) => booking.dia === dia)
      .flatMap((booking): WorkshopJob[] => {
        const id = booking.idPedido ?? booking.idOrdem ?? ''
        const named = names.get(id)
        const tipo = booking.idPedido === null ? 'ordem' : 'pedido'

        return named ? [{ tipo, id, ...named, minutos: booking.minutos }] : []
      })

    return {
      dia,
      padrao,
      minutos,
      motivo: exception?.motivo ?? null,
      ocupados: trabalhos.reduce((sum, job) => sum + job.minutos, 0),
      trabalhos,
      naoCabem: jobsThatDoNotFit(trabalhos, minutos),
    }
  })
}

type Named = { numero: number; nome: string; terminado: boolean }

/** The number and the customer of each order and work order, and whether its work is over. */
async function namesOf(
  db: Database,
  bookings: readonly { idPedido: string | null; idOrdem: string | null }[],
): Promise<Map<string, Named>> {
  const idsOfOrders = bookings.flatMap(({ idPedido }) => idPedido ?? [])
  const idsOfWorks = bookings.flatMap(({ idOrdem }) => idOrdem ?? [])
  const orders = await buyersOfOrders(db, idsOfOrders)
  const works = await db
    .select({ id: ordens.id, numero: ordens.numero, nome: ordens.nome, situacao: ordens.situacao })
    .from(ordens)
    .where(inArray(ordens.id, idsOfWorks))
  const named = new Map<string, Named>(
    works.map(({ id, numero, nome, situacao }) => [id, { numero, nome, terminado: !isOpenWork(situacao) }]),
  )
  // Orders have their time themselves until they are paid.
  for (const [id, buyer] of orders) named.set(id, { ...buyer, terminado: false })

  return named
}
