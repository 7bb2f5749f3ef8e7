import { eq } from 'drizzle-orm'
import { serialKey } from '#domain/instruments/passport/serial-number.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isSerialTaken } from '../issue/new-passport.ts'
import { lockPassport, noteEvent } from '../passport-rows.ts'
import { passaportes } from '../tables.ts'

/**
 * Corrects a serial number that was misread; the history says what it was. Refuses `PassaporteInexistente`, and
 * `CamposInvalidos` for a number that another of the product has.
 */
export async function correctSerial(
  context: RequestContext,
  { id, numeroSerie }: { id: number; numeroSerie: string },
): Promise<Record<string, never>> {
  const { nome: autor } = permit(context, 'pedidos.expedir')
  await context.db.transaction(async (tx) => {
    const { produto, idProduto, numeroSerie: before } = await lockPassport(tx, id)
    if (before === numeroSerie) return
    if (await isSerialTaken(tx, { id, idProduto, numeroSerie }))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'numeroSerie', mensagem: 'Outro instrumento deste produto já tem este número.' }],
      })
    await tx
      .update(passaportes)
      .set({ numeroSerie, serieChave: serialKey(numeroSerie) })
      .where(eq(passaportes.id, id))
    await noteEvent(tx, context.now, {
      id,
      tipo: 'correcao',
      texto: `Número de série corrigido: antes estava ${before}.`,
      autor,
    })
    await recordChange(tx, context, {
      acao: 'passaporte.corrigido',
      alvo: { tipo: 'passaporte', id: String(id), nome: `${produto}, ${numeroSerie}` },
      antes: { numeroSerie: before },
      depois: { numeroSerie },
    })
  })

  return {}
}
