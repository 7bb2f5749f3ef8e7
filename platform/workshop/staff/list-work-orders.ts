import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type {
  WorkOrderRow as ListedWorkOrder,
  WorkOrderCounts,
  WorkOrderFilter,
} from '#contract/orders/workshop/work-orders.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasWords } from '#platform/database/has-words.ts'
import { pageBounds } from '#platform/database/page-bounds.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { hasExpiredQuote } from '../rows.ts'
import { ordensServico as ordens } from '../tables.ts'
import { isLate } from './get-work-order.ts'

/** Written out, as the partial indexes of `0469_work_order_lists.sql` and `0650_cancelled_instruments_wait.sql` say it. */
const OPEN = sql`${ordens.situacao} in ('recebida', 'aguardandoAprovacao', 'aprovada', 'emServico')`
const WAITING = sql`(${ordens.situacao} in ('pronta', 'recusada') or (${ordens.situacao} = 'cancelada' and ${ordens.tipo} = 'balcao' and ${ordens.entregueEm} is null))`

const BY_DAY = [asc(ordens.previstaPara), asc(ordens.criadoEm), asc(ordens.id)]
const LATEST = [desc(ordens.criadoEm), asc(ordens.id)]

/** A page of the work orders that match, their number up to `MAX_COUNTED`, and how many there are in each view. */
export async function listWorkOrders(
  context: RequestContext,
  filter: WorkOrderFilter,
): Promise<{ itens: ListedWorkOrder[]; total: number; contagem: WorkOrderCounts }> {
  permit(context, 'pedidos.ver')
  const { db, now } = context
  const { estado, situacao, busca } = filter
  const where = and(stateCondition(estado, now), situacao && eq(ordens.situacao, situacao), found(busca))
  const { limit, offset } = pageBounds(filter)
  const [rows, counted, contagem] = await Promise.all([
    db
      .select({
        ordem: ordens,
        aguardaResposta: sql<boolean>`coalesce((
          select m.quem = 'cliente' from ordens_mensagens m where m.id_ordem = ordens_servico.id order by m.id desc limit 1
        ), false)`,
        orcamentoVencido: hasExpiredQuote(now),
      })
      .from(ordens)
      .where(where)
      .orderBy(...(estado === 'abertas' || estado === 'atrasadas' ? BY_DAY : LATEST))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(db.select({ id: ordens.id }).from(ordens).where(where).limit(MAX_COUNTED).as('found')),
    countWorkOrders(db, now),
  ])

  return {
    itens: rows.map(({ ordem, aguardaResposta, orcamentoVencido }) => ({
      id: ordem.id,
      numero: ordem.numero,
      tipo: ordem.tipo,
      nome: ordem.nome,
      instrumento: ordem.instrumento,
      quantidade: ordem.quantidade,
      numeroSerie: ordem.numeroSerie,
      situacao: ordem.situacao,
      responsavel: ordem.responsavel,
      prateleira: ordem.prateleira,
      previstaPara: ordem.previstaPara,
      atrasada: isLate(ordem, now),
      orcamentoVencido,
      aguardaResposta,
      criadoEm: ordem.criadoEm.toISOString(),
    })),
    total: counted[0]?.total ?? 0,
    contagem,
  }
}

/** How many work orders wait for the workshop, are late, and wait for their owners. */
async function countWorkOrders(db: Database, now: Date): Promise<WorkOrderCounts> {
  const [counts] = await db
    .select({
      abertas: sql<number>`count(*) filter (where ${OPEN})::int`,
      atrasadas: sql<number>`count(*) filter (where ${OPEN} and ${lateAt(now)})::int`,
      prontas: sql<number>`count(*) filter (where ${WAITING})::int`,
    })
    .from(ordens)
    .where(or(OPEN, WAITING))

  return counts ?? { abertas: 0, atrasadas: 0, prontas: 0 }
}

/** Its day has passed, or nobody answered its quote in time: only the store can go on. */
function lateAt(now: Date): SQL {
  return sql`(${ordens.previstaPara} < ${saoPauloClock(now).dia} or ${hasExpiredQuote(now)})`
}

function stateCondition(estado: WorkOrderFilter['estado'], now: Date): SQL | undefined {
  switch (estado) {
    case 'abertas':
      return OPEN
    case 'atrasadas':
      return and(OPEN, lateAt(now))
    case 'prontas':
      return WAITING
    case 'encerradas':
      return and(inArray(ordens.situacao, ['entregue', 'cancelada']), sql`not ${WAITING}`)
    case 'todas':
      return undefined
  }
}

function found(busca: string): SQL | undefined {
  if (busca === '') return undefined
  const numero = /^#?\s*(\d{1,9})$/.exec(busca)?.[1]
  const words = hasWords(
    sql`${ordens.nome} || ' ' || ${ordens.instrumento} || ' ' || ${ordens.numeroSerie}`,
    busca,
  )

  return numero === undefined ? words : or(eq(ordens.numero, Number(numero)), words)
}
