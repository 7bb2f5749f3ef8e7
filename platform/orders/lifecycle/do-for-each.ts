import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { sentenceOf } from '#platform/infrastructure/context/refuse.ts'
import { pedidos } from '../tables.ts'

/** What became of many orders. */
export type Done = { feitos: number; recusados: { numero: number; motivo: string }[] }

/**
 * Does the same to many orders, one after the other and each in a transaction of its own. What is refused is told by the order's
 * number; anything else that goes wrong is thrown. What is no order is left out.
 */
export async function doForEach(
  db: Database,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<Done> {
  const rows = await db
    .select({ id: pedidos.id, numero: pedidos.numero })
    .from(pedidos)
    .where(inArray(pedidos.id, [...ids]))
  const recusados: Done['recusados'] = []
  for (const { id, numero } of rows) {
    try {
      await work(id)
    } catch (error) {
      recusados.push({ numero, motivo: sentenceOf(error) })
    }
  }

  return { feitos: rows.length - recusados.length, recusados }
}
