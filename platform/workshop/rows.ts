import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { WorkOrder } from '#contract/orders/workshop/work-order.ts'
import { workPhotoPath } from '#domain/workshop/work-order-path.ts'
import type { WorkAgreement } from '#domain/workshop/work-order-situation.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { numberInStatement } from '#platform/orders/access/number-in-statement.ts'
import {
  ordensFotos as fotos,
  ordensMensagens as mensagens,
  ordensMudancas as mudancas,
  ordensOrcamentos as orcamentos,
  ordensServico as ordens,
  type WorkOrderRow,
} from './tables.ts'

/** Finds a work order without a lock. Refuses `OrdemInexistente`. */
export async function findWorkOrder(db: Database, id: string): Promise<WorkOrderRow> {
  const [ordem] = await db.select().from(ordens).where(eq(ordens.id, id))
  if (!ordem) throw refuse('OrdemInexistente')

  return ordem
}

/** Locks a work order until the transaction ends. Refuses `OrdemInexistente`. */
export async function lockWorkOrder(tx: Database, id: string): Promise<WorkOrderRow> {
  const [ordem] = await tx.select().from(ordens).where(eq(ordens.id, id)).for('update')
  if (!ordem) throw refuse('OrdemInexistente')

  return ordem
}

/** Whether nobody answered the open quote of a row of `ordens_servico` in its time. */
export function hasExpiredQuote(now: Date) {
  return sql<boolean>`exists (
    select from ordens_orcamentos q
    where q.id_ordem = ordens_servico.id and q.situacao = 'enviado' and q.valido_ate <= ${now}
  )`
}

/** Reads what decides where a work order goes next: what was agreed on, and its open quote. */
export async function readAgreement(db: Database, ordem: WorkOrderRow, now: Date): Promise<WorkAgreement> {
  const { id, situacao } = ordem
  const agreed = await isAgreed(db, ordem)
  if (situacao !== 'aguardandoAprovacao') return { agreed, isHere: isHere(ordem) }
  const [row] = await db
    .select({ expired: hasExpiredQuote(now) })
    .from(ordens)
    .where(eq(ordens.id, id))
  const [sent] = await db
    .select({ de: mudancas.de })
    .from(mudancas)
    .where(
      and(
        eq(mudancas.idOrdem, id),
        eq(mudancas.para, 'aguardandoAprovacao'),
        ne(mudancas.de, 'aguardandoAprovacao'),
      ),
    )
    .orderBy(desc(mudancas.id))
    .limit(1)

  return { agreed, before: sent?.de ?? undefined, expired: row?.expired ?? false }
}

/** Whether any work was agreed on: the services of an order, or an approved quote. */
async function isAgreed(db: Database, { id, tipo }: WorkOrderRow): Promise<boolean> {
  if (tipo === 'regulagem') return true

  return (
    (await db.$count(orcamentos, and(eq(orcamentos.idOrdem, id), eq(orcamentos.situacao, 'aprovado')))) > 0
  )
}

/** Whether an instrument was brought to the counter, and its owner has not fetched it. */
export function isHere({ tipo, entregueEm }: WorkOrderRow): boolean {
  return tipo === 'balcao' && entregueEm === null
}

/** The hash by which a photo of a work order is stored. Refuses `OrdemInexistente`, also for another order's photo. */
export async function photoHash(
  db: Database,
  { id, idFoto }: { id: string; idFoto: number },
): Promise<string> {
  const [photo] = await db
    .select({ hash: fotos.hash })
    .from(fotos)
    .where(and(eq(fotos.id, idFoto), eq(fotos.idOrdem, id)))
  if (!photo) throw refuse('OrdemInexistente')

  return photo.hash
}

export type WorkOrderRows = Awaited<ReturnType<typeof readWorkOrder>>

/** Reads a work order with everything that is shown of it; lists are oldest first. Does not check access. Refuses `OrdemInexistente`. */
export async function readWorkOrder(db: Database, id: string) {
  const [found] = await db
    .select({ ordem: ordens, numeroPedido: numberInStatement(sql`ordens_servico.id_pedido`) })
    .from(ordens)
    .where(eq(ordens.id, id))
  if (!found) throw refuse('OrdemInexistente')
  // One after the other: what changes a work order reads it again in its transaction, which has one connection.
  const quotes = await db
    .select({
      ...getTableColumns(orcamentos),
      numeroPedido: numberInStatement(sql`ordens_orcamentos.id_pedido`),
    })
    .from(orcamentos)
    .where(eq(orcamentos.idOrdem, id))
    .orderBy(asc(orcamentos.numero))
  const messages = await db
    .select()
    .from(mensagens)
    .where(eq(mensagens.idOrdem, id))
    .orderBy(asc(mensagens.id))
  const pictures = await db
    .select({ ...getTableColumns(fotos), largura: originais.largura, altura: originais.altura })
    .from(fotos)
    .innerJoin(originais, eq(originais.hash, fotos.hash))
    .where(eq(fotos.idOrdem, id))
    .orderBy(asc(fotos.id))
  const changes = await db.select().from(mudancas).where(eq(mudancas.idOrdem, id)).orderBy(asc(mudancas.id))

  return { ...found, orcamentos: quotes, mensagens: messages, fotos: pictures, mudancas: changes }
}

/**
 * What customers and staff see of a work order. Its photos, which show a customer's instrument, have no public address:
 * they open to the session of either, and with `chave`, the key of its link.
 */
export function toWorkOrder(rows: WorkOrderRows, chave: string | null = null): WorkOrder {
  const { ordem, numeroPedido } = rows

  return {
    id: ordem.id,
    numero: ordem.numero,
    tipo: ordem.tipo,
    nome: ordem.nome,
    instrumento: ordem.instrumento,
    quantidade: ordem.quantidade,
    numeroSerie: ordem.numeroSerie,
    acessorios: ordem.acessorios,
    condicao: ordem.condicao,
    relato: ordem.relato,
    servicos: ordem.servicos,
    situacao: ordem.situacao,
    previstaPara: ordem.previstaPara,
    prontaEm: ordem.prontaEm?.toISOString() ?? null,
    entregueEm: ordem.entregueEm?.toISOString() ?? null,
    criadoEm: ordem.criadoEm.toISOString(),
    pedido: orderOf(ordem.idPedido, numeroPedido),
    orcamentos: rows.orcamentos.map(toQuote),
    mensagens: rows.mensagens.map(({ id, quem, nome, texto, em }) => {
      return { id, quem, nome, texto, em: em.toISOString() }
    }),
    fotos: rows.fotos.map(({ id, momento, legenda, largura, altura, em }) => {
      const imagem = workPhotoPath({ id: ordem.id, idFoto: id, chave })

      return { id, momento, legenda, imagem, largura, altura, em: em.toISOString() }
    }),
    mudancas: rows.mudancas.map(({ de, para, quem, nota, em }) => {
      return { de, para, quem, nota, em: em.toISOString() }
    }),
  }
}

function toQuote(row: WorkOrderRows['orcamentos'][number]): WorkOrder['orcamentos'][number] {
  return {
    id: row.id,
    numero: row.numero,
    linhas: row.linhas,
    mensagem: row.mensagem,
    total: row.total,
    minutos: row.minutos,
    dias: row.dias,
    situacao: row.situacao,
    validoAte: row.validoAte.toISOString(),
    enviadoEm: row.enviadoEm.toISOString(),
    respondidoEm: row.respondidoEm?.toISOString() ?? null,
    resposta: row.resposta,
    outroPedidoEm: row.outroPedidoEm?.toISOString() ?? null,
    pedido: orderOf(row.idPedido, row.numeroPedido),
  }
}

function orderOf(id: string | null, numero: number | null) {
  return id !== null && numero !== null ? { id, numero } : null
}
