import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { passportOfLine } from '../passport-of-line.ts'
import { passaportesRegistros } from '../tables.ts'

/** The longest text of a record. */
const MAX_TEXT = 500

/**
 * Records in an instrument's passport what the workshop did to it; nothing without a passport, or if its line has
 * several, of which nobody knows which is meant. `tipo`: `regulagem` for agreed services,
 * `cordas` for those that only change the strings, `servico` for extra work.
 */
export async function recordWork(
  tx: Database,
  {
    now,
    idPedido,
    posicao,
    ...record
  }: {
    now: Date
    idPedido: string
    posicao: number
    tipo: 'regulagem' | 'cordas' | 'servico'
    texto: string
    por: string
    autor: string
  },
): Promise<void> {
  const passport = await passportOfLine(tx, { idPedido, posicao })
  if (!passport) return
  await tx.insert(passaportesRegistros).values({
    ...record,
    texto: record.texto.slice(0, MAX_TEXT),
    idPassaporte: passport.id,
    em: saoPauloClock(now).dia,
    escritoEm: now,
  })
}
