import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type PassportRow, passaportes } from './tables.ts'

/** A passport, what it belongs to, and whether its owner misses it. */
export type FoundPassport = Pick<PassportRow, 'id' | 'codigo' | 'produto' | 'numeroSerie' | 'alerta'>

export const FOUND = {
  id: passaportes.id,
  codigo: passaportes.codigo,
  produto: passaportes.produto,
  numeroSerie: passaportes.numeroSerie,
  alerta: passaportes.alerta,
}

/** A passport that was not withdrawn; undefined for others. */
export async function validPassport(db: Database, id: number): Promise<FoundPassport | undefined> {
  const [found] = await db
    .select(FOUND)
    .from(passaportes)
    .where(and(eq(passaportes.id, id), isNull(passaportes.anuladoEm)))

  return found
}

/** The valid passport of an order's line; undefined if it has none, or several, of which nobody knows which is meant. */
export async function passportOfLine(
  db: Database,
  line: { idPedido: string; posicao: number },
): Promise<FoundPassport | undefined> {
  const found = await db
    .select(FOUND)
    .from(passaportes)
    .where(
      and(
        eq(passaportes.idPedido, line.idPedido),
        eq(passaportes.posicao, line.posicao),
        isNull(passaportes.anuladoEm),
      ),
    )

  return found.length === 1 ? found[0] : undefined
}
