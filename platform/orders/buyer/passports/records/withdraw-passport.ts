import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pieces } from '#domain/order/defect.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { refundedUnits } from '#platform/orders/returns/units-gone.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { removeGoneOfPassport } from '../../instruments/remove-gone.ts'
import { countMissing } from '../issue/count-missing.ts'
import { CAME_BACK, lockPassport, noteEvent } from '../passport-rows.ts'
import { passaportes, passaportesPassagens } from '../tables.ts'

/**
 * Withdraws a passport: of an instrument that came back to the shop, or that was issued by mistake. Its page says so, and
 * an open link to hand it over ends. Refuses `PassaporteInexistente`.
 */
export async function withdrawPassport(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  const { nome: autor } = permit(context, 'pedidos.editar')
  const { now } = context
  await context.db.transaction(async (tx) => {
    const { produto, numeroSerie, idPedido, idCliente, anuladoEm } = await lockPassport(tx, id)
    if (anuladoEm) return
    await end(tx, now, { id, idCliente, texto: 'Passaporte anulado pela loja.', autor })
    if (idPedido !== null) await countMissing(tx, idPedido)
    await recordChange(tx, context, {
      acao: 'passaporte.anulado',
      alvo: { tipo: 'passaporte', id: String(id), nome: `${produto}, ${numeroSerie}` },
    })
  })

  return {}
}

type Exchanged = {
  /** The trade-in. */
  id: string
  idCliente: number | null
  idPedido: string
  posicao: number
  nome: string
  autor: string
}

/**
 * Withdraws the passport of an instrument that its owner gave in exchange. If it has another owner, or if more than one
 * unit of the line may be meant, nobody knows here which one came back: the order is flagged, and staff withdraw it.
 */
export async function withdrawExchanged(
  context: Pick<RequestContext, 'db' | 'now'>,
  { id, idCliente, idPedido, posicao, nome, autor }: Exchanged,
): Promise<void> {
  const { db, now } = context
  const rows = await db
    .select({ id: passaportes.id, idCliente: passaportes.idCliente })
    .from(passaportes)
    .where(
      and(
        eq(passaportes.idPedido, idPedido),
        eq(passaportes.posicao, posicao),
        isNull(passaportes.anuladoEm),
      ),
    )
    .for('update')
  if (rows.length === 0) return
  const [own, ...others] = rows.filter((row) => row.idCliente === idCliente)
  const [line] = await db
    .select({
      left: sql<number>`${pedidosItens.quantidade} - ${refundedUnits} - (
        select count(*)::integer from trocas_instrumentos t
        where t.id_pedido = pedidos_itens.id_pedido and t.posicao = pedidos_itens.posicao
          and t.condicao_conferida is not null and t.id <> ${id}::uuid
      )`,
    })
    .from(pedidosItens)
    .where(and(eq(pedidosItens.idPedido, idPedido), eq(pedidosItens.posicao, posicao)))
  if (own && others.length === 0 && (line?.left ?? 0) <= rows.length) {
    await end(db, now, { ...own, texto: CAME_BACK, autor })
    await db.update(passaportes).set({ anuladoPelaTroca: id }).where(eq(passaportes.id, own.id))
  } else
    await flagOrder(
      context,
      idPedido,
      `Confira e anule o passaporte do que a loja recebeu em troca (1 × ${nome}).`,
    )
}

type CameBack = { id: string; desfecho: 'reembolsado' | 'trocado'; itens: readonly Pieces[]; autor: string }

/**
 * Withdraws the passports of instruments that came back for a defect, refunded or exchanged for others. If only some of
 * a line came back, nobody knows here which of its passports are theirs: the order is flagged.
 */
export async function withdrawCameBack(
  context: Pick<RequestContext, 'db' | 'now'>,
  { id, desfecho, itens, autor }: CameBack,
): Promise<void> {
  const rows = await context.db
    .select({
      id: passaportes.id,
      idCliente: passaportes.idCliente,
      idSku: pedidosItens.idSku,
      nome: pedidosItens.nome,
      left: sql<number>`${pedidosItens.quantidade} - ${refundedUnits}`,
    })
    .from(passaportes)
    .innerJoin(
      pedidosItens,
      and(eq(pedidosItens.idPedido, passaportes.idPedido), eq(pedidosItens.posicao, passaportes.posicao)),
    )
    .where(and(eq(passaportes.idPedido, id), isNull(passaportes.anuladoEm)))
    .for('update', { of: passaportes })
  for (const row of rows) {
    const units = itens.find(({ idAtributoSimples }) => idAtributoSimples === row.idSku)?.quantidade ?? 0
    const others = row.left - (desfecho === 'trocado' ? units : 0)
    if (units === 0) continue
    if (others <= 0)
      await end(context.db, context.now, { id: row.id, idCliente: row.idCliente, texto: CAME_BACK, autor })
    else await flagOrder(context, id, `Anule o passaporte do que voltou (${units} × ${row.nome}).`)
  }
}

type Ended = { id: number; idCliente: number | null; texto: string; autor: string }

async function end(tx: Database, now: Date, { id, idCliente, ...note }: Ended) {
  await removeGoneOfPassport(tx, { idPassaporte: id, idCliente })
  await tx.update(passaportes).set({ anuladoEm: now }).where(eq(passaportes.id, id))
  await tx.delete(passaportesPassagens).where(eq(passaportesPassagens.idPassaporte, id))
  await noteEvent(tx, now, { id, tipo: 'emissao', ...note })
}
