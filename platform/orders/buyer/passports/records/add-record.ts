import { oneLine } from '#domain/format/field-problem.ts'
import { isWritten, standing, type WrittenKind } from '#domain/instruments/passport/record.ts'
import type { Measures } from '#domain/instruments/passport/set-up-sheet.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { NO_RECORD, noteStrings } from '../../instruments/note-strings.ts'
import { lockPassport, recordsOf } from '../passport-rows.ts'
import { passaportesRegistros as registros } from '../tables.ts'

/** Far more than an instrument ever gets. */
const MAX_RECORDS = 500

type AddRecordInput = {
  id: number
  tipo: WrittenKind
  em: string
  texto: string
  medidas: Measures
  por: string
  corrige: number | null
}

/**
 * Adds what was done to an instrument, or a correction of a record that staff wrote. Records are never changed; new
 * strings are noted in the owner's account too. Refuses
 * `PassaporteInexistente`, `PassaporteNaoPermite` for a withdrawn one, and `CamposInvalidos` for a day to come or a
 * record that is corrected already.
 */
export async function addRecord(
  context: RequestContext,
  { id, ...input }: AddRecordInput,
): Promise<Record<string, never>> {
  const { nome: autor } = permit(context, 'pedidos.expedir')
  const { now } = context
  if (input.em > saoPauloClock(now).dia) throw invalid('em', 'Este dia ainda não chegou.')
  await context.db.transaction(async (tx) => {
    const { produto, numeroSerie, anuladoEm } = await lockPassport(tx, id)
    if (anuladoEm) throw refuse('PassaporteNaoPermite', undefined, 'Este passaporte foi anulado.')
    const records = await recordsOf(tx, id)
    if (records.length >= MAX_RECORDS)
      throw invalid('texto', `Há ${MAX_RECORDS} registros, o máximo de um passaporte.`)
    const corrected = standing(records).find((record) => record.id === input.corrige)
    if (input.corrige !== null && !(corrected && isWritten(corrected.tipo)))
      throw invalid('corrige', 'Este registro já foi corrigido.')
    const [written] = await tx
      .insert(registros)
      .values({
        ...input,
        idPassaporte: id,
        texto: oneLine(input.texto),
        por: oneLine(input.por),
        autor,
        escritoEm: now,
      })
      .returning({ id: registros.id })
    if (input.tipo === 'cordas' || corrected?.tipo === 'cordas')
      await noteStrings(tx, { idPassaporte: id, desde: written?.id ?? NO_RECORD })
    await recordChange(tx, context, {
      acao: input.corrige === null ? 'passaporte.anotado' : 'passaporte.corrigido',
      alvo: { tipo: 'passaporte', id: String(id), nome: `${produto}, ${numeroSerie}` },
      antes: corrected ? { texto: corrected.texto } : {},
      depois: { texto: oneLine(input.texto) },
    })
  })

  return {}
}

function invalid(campo: string, mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo, mensagem }] })
}
