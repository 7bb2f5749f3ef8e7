import { eq } from 'drizzle-orm'
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
    await tx.update(passaportes).set({ anuladoEm: now }).where(eq(passaportes.id, id))
    await tx.delete(passaportesPassagens).where(eq(passaportesPassagens.idPassaporte, id))
    await noteEvent(tx, now, { id, tipo: 'emissao', texto: 'Passaporte anulado pela loja.', autor })
    await recordChange(tx, context, {
      acao: 'passaporte.anulado',
      alvo: { tipo: 'passaporte', id: String(id), nome: `${produto}, ${numeroSerie}` },
    })
  })

  return {}
}
