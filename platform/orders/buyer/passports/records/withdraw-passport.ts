import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockPassport, noteEvent } from '../passport-rows.ts'
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
    const { produto, numeroSerie, anuladoEm } = await lockPassport(tx, id)
    if (anuladoEm) return
    await end(tx, now, { id, texto: 'Passaporte anulado pela loja.', autor })
    await recordChange(tx, context, {
      acao: 'passaporte.anulado',
      alvo: { tipo: 'passaporte', id: String(id), nome: `${produto}, ${numeroSerie}` },
    })
  })

  return {}
}

/**
 * Withdraws the passport of an instrument that its buyer gave in exchange: the only one of its order's line. With several
 * nobody knows here which of them came back; staff withdraw it.
 */
export async function withdrawExchanged(
  tx: Database,
  { now, autor, ...line }: { now: Date; autor: string; idPedido: string; posicao: number },
): Promise<void> {
  const rows = await tx
    .select({ id: passaportes.id, anuladoEm: passaportes.anuladoEm })
    .from(passaportes)
    .where(and(eq(passaportes.idPedido, line.idPedido), eq(passaportes.posicao, line.posicao)))
    .for('update')
  const [only] = rows
  if (!only || rows.length > 1 || only.anuladoEm) return
  await end(tx, now, { id: only.id, texto: 'Passaporte anulado: o instrumento voltou para a loja.', autor })
}

async function end(tx: Database, now: Date, { id, ...note }: { id: number; texto: string; autor: string }) {
  await tx.update(passaportes).set({ anuladoEm: now }).where(eq(passaportes.id, id))
  await tx.delete(passaportesPassagens).where(eq(passaportesPassagens.idPassaporte, id))
  await noteEvent(tx, now, { id, tipo: 'emissao', ...note })
}
