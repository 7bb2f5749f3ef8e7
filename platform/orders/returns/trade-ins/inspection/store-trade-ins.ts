import { and, desc, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminTradeIn, TradeInFilter } from '#contract/orders/admin-trade-ins.ts'
import { instrumentWords } from '#domain/instruments/mine/my-instrument.ts'
import { sendUntil } from '#domain/order/trade-in/trade-in-situation.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../../../tables.ts'
import { IS_OWNERS } from '../owners-trade-ins.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from '../tables.ts'
import { PICTURES, type StoredPicture, toPictures } from './inspection-pictures.ts'

/** The orders that credits pay for. */
const novos = alias(pedidos, 'novos')

/** A page of the instruments given in exchange, latest first. */
export async function listStoreTradeIns(
  context: RequestContext,
  { estado, pagina, porPagina }: TradeInFilter & { pagina: number; porPagina: number },
): Promise<{ itens: AdminTradeIn[]; total: number }> {
  permit(context, 'pedidos.ver')
  const { db, now } = context
  const where = conditionOf(estado, now)
  const [rows, counted] = await Promise.all([
    tradeIns(db)
      .where(where)
      .orderBy(desc(trocas.aceitaEm), desc(trocas.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(trocas)
      .leftJoin(novos, eq(novos.id, trocas.idPedidoNovo))
      .where(where),
  ])

  return { itens: rows.map((row) => toTradeIn(row, now)), total: counted[0]?.total ?? 0 }
}

/** A trade-in as the panel shows it. Refuses `TrocaInexistente`. */
export async function getStoreTradeIn(
  context: RequestContext,
  { id }: { id: string },
): Promise<AdminTradeIn> {
  permit(context, 'pedidos.ver')
  const [row] = await tradeIns(context.db).where(eq(trocas.id, id))
  if (!row) throw refuse('TrocaInexistente')

  return toTradeIn(row, context.now)
}

type JoinedRow = {
  row: TradeInRow
  cliente: string
  numero: number
  numeroNovo: number | null
  novoEntregueEm: Date | null
  doCliente: boolean
  passaportes: AdminTradeIn['passaportes']
  fotos: StoredPicture[]
}

/** The passports of the instrument's line, and whose they are. */
const PASSPORTS = sql<AdminTradeIn['passaportes']>`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'numeroSerie', p.numero_serie, 'anulado', p.anulado_em is not null, 'alerta', p.alerta,
    'doCliente', p.id_cliente is not distinct from ${trocas.idCliente}
  ) order by p.unidade), '[]')
  from passaportes p where p.id_pedido = ${trocas.idPedido} and p.posicao = ${trocas.posicao}
)`

function tradeIns(db: Database) {
  return db
    .select({
      row: trocas,
      cliente: sql<string>`${pedidos.comprador} ->> 'nomeRazao'`,
      numero: pedidos.numero,
      numeroNovo: novos.numero,
      novoEntregueEm: novos.entregueEm,
      doCliente: IS_OWNERS,
      passaportes: PASSPORTS,
      fotos: PICTURES,
    })
    .from(trocas)
    .innerJoin(pedidos, eq(pedidos.id, trocas.idPedido))
    .leftJoin(novos, eq(novos.id, trocas.idPedidoNovo))
    .$dynamic()
}

function conditionOf(estado: TradeInFilter['estado'], now: Date): SQL | undefined {
  const awaited = sql`${trocas.situacao} in ('usada', 'aCaminho')`
  const owes = and(gt(trocas.diferenca, 0), sql`${trocas.pagaEm} is null and ${trocas.perdoadaEm} is null`)
  switch (estado) {
    case 'abertas':
      return or(awaited, eq(trocas.situacao, 'recebida'), owes)
    case 'atrasadas':
      return and(
        eq(trocas.situacao, 'usada'),
        sql`${novos.entregueEm} + ${trocas.envioDias} * interval '1 day' < ${now}`,
      )
    case 'creditos':
      return and(eq(trocas.situacao, 'aceita'), gt(trocas.validaAte, now), IS_OWNERS)
    case 'encerradas':
      return or(
        and(eq(trocas.situacao, 'conferida'), sql`not coalesce(${owes}, false)`),
        eq(trocas.situacao, 'desistida'),
        and(eq(trocas.situacao, 'aceita'), or(lte(trocas.validaAte, now), not(IS_OWNERS))),
      )
    case 'todas':
      return undefined
  }
}

function toTradeIn(joined: JoinedRow, now: Date): AdminTradeIn {
  const { row, cliente, numero, numeroNovo, novoEntregueEm, doCliente, passaportes, fotos } = joined
  const { familia, tamanho } = row
  const ate = sendUntil(novoEntregueEm, row.envioDias)
  const expired = row.situacao === 'aceita' && (row.validaAte <= now || !doCliente)

  return {
    id: row.id,
    nome: row.nome,
    descricao: instrumentWords({ familia, tamanho, escala: null, cordas: null }),
    cliente: row.idCliente === null ? '' : cliente,
    pedido: row.idPedido,
    numero,
    novo:
      row.idPedidoNovo && numeroNovo !== null
        ? { pedido: row.idPedidoNovo, numero: numeroNovo, entregueEm: isoOf(novoEntregueEm) }
        : null,
    passaportes,
    doCliente,
    meses: row.meses,
    pago: row.pago,
    valores: row.valores,
    condicao: row.condicao,
    valor: row.valor,
    usado: row.usado,
    situacao: expired ? 'desistida' : row.situacao,
    validaAte: row.validaAte.toISOString(),
    enviarAte: isoOf(ate),
    atrasada: row.situacao === 'usada' && ate !== null && ate < now,
    codigoPostagem: row.codigoPostagem,
    rastreio: row.rastreio,
    aceitaEm: row.aceitaEm.toISOString(),
    usadaEm: isoOf(row.usadaEm),
    enviadaEm: isoOf(row.enviadaEm),
    recebidaEm: isoOf(row.recebidaEm),
    resultado: row.resultado,
    condicaoConferida: row.condicaoConferida,
    nota: row.nota,
    fotos: toPictures(fotos).map((picture, i) => ({ ...picture, arquivo: fotos[i]?.hash ?? '' })),
    conferidaPor: row.conferidaPor,
    conferidaEm: isoOf(row.conferidaEm),
    diferenca: row.diferenca,
    pagaEm: isoOf(row.pagaEm),
    perdoadaEm: isoOf(row.perdoadaEm),
  }
}

function isoOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
