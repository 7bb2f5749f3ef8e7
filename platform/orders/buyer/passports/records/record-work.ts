import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { NO_RECORD, noteStrings } from '../../instruments/note-strings.ts'
import { passaportesRegistros } from '../tables.ts'

/** The longest text of a record. */
const MAX_TEXT = 500

/**
 * Records in an instrument's passport what the workshop did to it. `tipo`: `regulagem` for agreed services, `cordas` for
 * those that only change the strings, `servico` for extra work. Strings are noted in the owner's account too.
 */
export async function recordWork(
  tx: Database,
  {
    now,
    prontaEm,
    ...record
  }: {
    now: Date
    /** When the work was done; its record may be written later. */
    prontaEm: Date
    idPassaporte: number
    idOrdem: string
    tipo: 'regulagem' | 'cordas' | 'servico'
    texto: string
    por: string
    autor: string
  },
): Promise<void> {
  const [written] = await tx
    .insert(passaportesRegistros)
    .values({
      ...record,
      texto: record.texto.slice(0, MAX_TEXT),
      em: saoPauloClock(prontaEm).dia,
      escritoEm: now,
    })
    .returning({ id: passaportesRegistros.id })
  if (record.tipo === 'cordas')
    await noteStrings(tx, { idPassaporte: record.idPassaporte, desde: written?.id ?? NO_RECORD })
}
