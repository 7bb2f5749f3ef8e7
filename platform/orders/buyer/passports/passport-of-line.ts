import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { passaportes } from './tables.ts'

/** The valid passport of an order's line; undefined if it has none, or several, of which nobody knows which is meant. */
export async function passportOfLine(
  db: Database,
  line: { idPedido: string; posicao: number },
): Promise<{ id: number; codigo: string } | undefined> {
  const found = await db
    .select({ id: passaportes.id, codigo: passaportes.codigo })
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
