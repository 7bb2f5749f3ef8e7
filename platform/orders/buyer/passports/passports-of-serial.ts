import { and, desc, eq, isNull } from 'drizzle-orm'
import { serialKey, serialProblem } from '#domain/instruments/passport/serial-number.ts'
import type { Database } from '#platform/database/connect.ts'
import { FOUND, type FoundPassport } from './passport-of-line.ts'
import { passaportes } from './tables.ts'

/** More instruments with one number say nothing more. */
const LIMIT = 5

/**
 * The valid passports with a serial number, however it is written; none for what is no serial number. Makers number on
 * their own, so there may be several.
 */
export async function passportsOfSerial(
  db: Database,
  numeroSerie: string,
): Promise<(FoundPassport & { idCliente: number | null })[]> {
  if (serialProblem(numeroSerie) !== null) return []

  return db
    .select({ ...FOUND, idCliente: passaportes.idCliente })
    .from(passaportes)
    .where(and(eq(passaportes.serieChave, serialKey(numeroSerie)), isNull(passaportes.anuladoEm)))
    .orderBy(desc(passaportes.emitidoEm), desc(passaportes.id))
    .limit(LIMIT)
}
