import { and, eq, max, ne, sum } from 'drizzle-orm'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { workOf } from '#domain/workshop/line-services.ts'
import { bookMore, daysOf } from '#platform/catalog/services/capacity/book-work.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { followWork } from '../follow-work.ts'
import { ordensOrcamentos as orcamentos, ordensServico as ordens, type WorkOrderRow } from '../tables.ts'

/**
 * Books time for what was approved of a locked work order and has none yet, and promises the day on which it is ready.
 * `dias`: business days beyond the work of what was approved last.
 */
export async function bookApproved(
  context: RequestContext,
  ordem: WorkOrderRow,
  dias: number,
): Promise<void> {
  await promise(context, ordem, [await bookQuotes(context, ordem, dias)])
}

/**
 * Books time again for a work order that is back on the bench: what was given back when it was ready, of its quotes and,
 * of an order, of this line's services. What was worked until then stays counted: if that was all and the promised day
 * has passed, no day is promised until staff do it.
 */
export async function bookReopened(context: RequestContext, ordem: WorkOrderRow): Promise<void> {
  const days = [await bookQuotes(context, ordem), await bookServices(context, ordem)]
  await promise(context, ordem, days, saoPauloClock(context.now).dia)
}

async function bookQuotes(
  context: RequestContext,
  { id }: WorkOrderRow,
  dias?: number,
): Promise<string | null> {
  const [approved] = await context.db
    .select({ minutos: sum(orcamentos.minutos).mapWith(Number), dias: max(orcamentos.dias) })
    .from(orcamentos)
    .where(and(eq(orcamentos.idOrdem, id), eq(orcamentos.situacao, 'aprovado')))
  const booked = await bookMore(context, {
    idOrdem: id,
    minutos: approved?.minutos ?? 0,
    dias: dias ?? approved?.dias ?? 0,
  })

  return booked?.pronta ?? null
}

/** An order has its time for all of its lines together: no more is booked than this line takes, and all of them. */
async function bookServices(context: RequestContext, ordem: WorkOrderRow): Promise<string | null> {
  const { idPedido } = ordem
  if (idPedido === null) return null
  const lines = await context.db
    .select({ quantidade: ordens.quantidade, servicos: ordens.servicos })
    .from(ordens)
    .where(and(eq(ordens.idPedido, idPedido), ne(ordens.situacao, 'cancelada')))
  const booked = (await daysOf(context.db, { idPedido })).reduce((all, { minutos }) => all + minutos, 0)
  const { minutos, dias } = workOf(lines)
  const own = workOf([ordem])
  const plan = await bookMore(context, { idPedido, dias, minutos: Math.min(minutos, booked + own.minutos) })

  return plan?.pronta ?? null
}

/** The latest day holds; a day that was promised is never moved forward. `from`: no earlier day is promised. */
async function promise(
  context: RequestContext,
  ordem: WorkOrderRow,
  days: (string | null)[],
  from = '',
): Promise<void> {
  const previstaPara =
    [ordem.previstaPara, ...days]
      .filter((day) => day !== null && day >= from)
      .toSorted()
      .at(-1) ?? null
  await context.db.update(ordens).set({ previstaPara }).where(eq(ordens.id, ordem.id))
  if (ordem.idPedido !== null) await followWork(context, ordem.idPedido)
}
