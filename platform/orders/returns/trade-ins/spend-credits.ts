import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Adjustment } from '#domain/cart/adjustment.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { flagOrder } from '../../attention/flag-order.ts'
import { pedidos, pedidosItens } from '../../tables.ts'
import { paidDifference } from './difference/paid-difference.ts'
import { emitConcluded } from './emit-concluded.ts'
import { TRADE_IN_MAIL } from './mail/trade-in-mail.ts'
import { IS_OWNERS } from './owners-trade-ins.ts'
import { lockPledged } from './pledged-instrument.ts'
import { CANCEL_DIFFERENCE } from './queues.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from './tables.ts'

/** How long a credit can be used at least after the order that had it came to nothing. */
const AGAIN_DAYS = 30

type Tx = Pick<RequestContext, 'db' | 'now'>

/** What each credit takes off an order. */
type Used = { id: string; valor: number }

/** Locks credits that an order is about to use: before its goods, as when an order ends. */
export async function lockCredits(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: trocas.id })
    .from(trocas)
    .where(inArray(trocas.id, [...ids]))
    .orderBy(trocas.id)
    .for('update')
}

/**
 * Uses up the credits of an order in the transaction that places it, which holds their locks (`lockCredits`): a credit
 * goes to one order. Refuses `TrocaUsada` if one is no longer free, expired, or for an instrument that was returned,
 * handed over or reported missing.
 */
export async function spendCredits(
  context: Tx,
  order: { id: string; idCliente: number | null; ajustes: readonly Adjustment[] },
): Promise<void> {
  const { idCliente } = order
  const credits = creditsOf(order.ajustes)
  if (credits.length === 0) return
  if (idCliente === null || (await take(context, order.id, credits, idCliente)).length < credits.length)
    throw refuse('TrocaUsada')
}

/**
 * After an edit of an unpaid order: takes off what its goods no longer carry, and notes what the others take off now.
 * Refuses `PedidoNaoPermite` if that would change the credit of an instrument that was sent or inspected already.
 */
export async function changeCredits(
  context: Tx,
  order: { id: string; ajustes: readonly Adjustment[] },
): Promise<void> {
  const { db } = context
  const left = creditsOf(order.ajustes)
  const used = await lockUsed(db, order.id)
  const lost = used.filter(({ id }) => !left.some((credit) => credit.id === id))
  const fixed =
    lost.find(({ situacao }) => situacao !== 'usada') ??
    used.find(
      (row) =>
        row.situacao === 'conferida' && left.some(({ id, valor }) => id === row.id && valor !== row.usado),
    )
  if (fixed)
    throw refuse(
      'PedidoNaoPermite',
      undefined,
      `O instrumento da troca (${fixed.nome}) já foi enviado ou conferido: este pedido não pode perder nem mudar o crédito dele. Para desfazer a compra, cancele o pedido.`,
    )
  await free(context, lost)
  for (const { id, valor } of left)
    await db
      .update(trocas)
      .set({ usado: valor })
      .where(and(eq(trocas.id, id), eq(trocas.idPedidoNovo, order.id)))
}

/**
 * Frees the credits of an order that was cancelled, expired or returned. An instrument that has left its owner's hands
 * is for a person to decide; no difference is owed any more, and its open Pix is cancelled. Credits for what was bought in it end, if nobody has used
 * them.
 */
export async function endCredits(context: Tx, id: string): Promise<void> {
  const { db } = context
  const used = await lockUsed(db, id)
  await free(
    context,
    used.filter(({ situacao }) => situacao === 'usada'),
  )
  for (const row of used) if (row.situacao !== 'usada') await endSpent(context, id, row)
  const own = await db.select().from(trocas).where(eq(trocas.idPedido, id)).for('update')
  for (const row of own) {
    if (row.situacao === 'aceita')
      await db.update(trocas).set({ situacao: 'desistida' }).where(eq(trocas.id, row.id))
    else if (row.situacao !== 'desistida')
      await flagOrder(
        context,
        id,
        `Este instrumento (${row.nome}) já foi dado em troca: confira a devolução.`,
      )
  }
}

/** Ends the credit of an instrument that was sent, or inspected. One that was refused or never came is its owner's. */
async function endSpent(context: Tx, pedido: string, row: TradeInRow): Promise<void> {
  const { db, now } = context
  const { nome, resultado, diferenca, pagaEm, perdoadaEm } = row
  const isOwed = diferenca > 0 && !pagaEm && !perdoadaEm
  if (isOwed) {
    await db.update(trocas).set({ perdoadaEm: now }).where(eq(trocas.id, row.id))
    await enqueue(db, CANCEL_DIFFERENCE, { id: row.id })
    await emitConcluded(db, { ...row, perdoadaEm: now })
  }
  const paid = await paidDifference(db, row.id)
  const back = `da diferença paga da troca (${nome})`
  if (resultado !== 'recusada' && resultado !== 'naoChegou') {
    const worth = (row.usado ?? 0) - (isOwed ? diferenca : 0)
    await flagOrder(
      context,
      pedido,
      `O instrumento da troca (${nome}) já saiu das mãos do cliente: devolva-o, ou pague ${formatBRL(worth)}.${
        paid > 0 ? ` Se o devolver, devolva também ${formatBRL(paid)} ${back}.` : ''
      }`,
    )
  } else if (paid > 0)
    await flagOrder(context, pedido, `Devolva ${formatBRL(paid)} ${back}: o cliente ficou com o instrumento.`)
}

/** Takes the credits of a reopened order again. Its price is agreed: what is no longer free is for a person to decide. */
export async function spendCreditsAgain(context: Tx, id: string): Promise<void> {
  const { db } = context
  const lines = await db
    .select({ ajustes: pedidosItens.ajustes, idCliente: pedidos.idCliente })
    .from(pedidosItens)
    .innerJoin(pedidos, eq(pedidos.id, pedidosItens.idPedido))
    .where(eq(pedidosItens.idPedido, id))
  const credits = creditsOf(lines.flatMap(({ ajustes }) => ajustes))
  if (credits.length === 0) return
  const taken = await take(context, id, credits, lines[0]?.idCliente ?? null)
  for (const { id: credit, valor } of credits)
    if (!taken.includes(credit))
      await flagOrder(
        context,
        id,
        `O crédito da troca de ${formatBRL(valor)} vale para este pedido, mas já não estava livre.`,
      )
}

function creditsOf(ajustes: readonly Adjustment[]): Used[] {
  const byId = Map.groupBy(
    ajustes.filter(({ tipo }) => tipo === 'troca'),
    ({ origem }) => origem,
  )

  return [...byId].map(([id, all]) => ({ id, valor: all.reduce((sum, { valor }) => sum - valor, 0) }))
}

/** Returns the ids of those that were free. */
async function take(
  { db, now }: Tx,
  pedido: string,
  credits: readonly Used[],
  idCliente: number | null,
): Promise<string[]> {
  await lockPledged(
    db,
    credits.map(({ id }) => id),
  )
  const result = await db
    .update(trocas)
    .set({
      situacao: 'usada',
      idPedidoNovo: pedido,
      usado: sql`(${JSON.stringify(Object.fromEntries(credits.map(({ id, valor }) => [id, valor])))}::jsonb ->> ${trocas.id}::text)::integer`,
      usadaEm: now,
    })
    .where(
      and(
        inArray(
          trocas.id,
          credits.map(({ id }) => id),
        ),
        eq(trocas.situacao, 'aceita'),
        idCliente === null ? sql`false` : eq(trocas.idCliente, idCliente),
        sql`${trocas.validaAte} > ${now}`,
        sql`exists (select from ${pedidos} where ${pedidos.id} = ${trocas.idPedido} and ${pedidos.situacao} = 'entregue')`,
        IS_OWNERS,
      ),
    )
    .returning({ id: trocas.id })
  const ids = result.map(({ id }) => id)
  for (const id of ids) await enqueue(db, TRADE_IN_MAIL, { id, tipo: 'usada' })

  return ids
}

/** What a credit is written with that its order does not use any more. */
export function freedCredit({ validaAte }: Pick<TradeInRow, 'validaAte'>, now: Date): Partial<TradeInRow> {
  return {
    situacao: 'aceita',
    idPedidoNovo: null,
    usado: null,
    usadaEm: null,
    validaAte: new Date(Math.max(validaAte.getTime(), now.getTime() + AGAIN_DAYS * DAY_MS)),
  }
}

async function free({ db, now }: Tx, rows: readonly TradeInRow[]): Promise<void> {
  for (const row of rows) await db.update(trocas).set(freedCredit(row, now)).where(eq(trocas.id, row.id))
}

function lockUsed(db: Database, pedido: string) {
  return db.select().from(trocas).where(eq(trocas.idPedidoNovo, pedido)).orderBy(trocas.id).for('update')
}
