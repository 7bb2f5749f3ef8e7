import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { sentenceOf } from '#platform/infrastructure/context/refuse.ts'
import { pedidos } from '../tables.ts'

/** The results of a bulk action. */
export type BulkResult = { feitos: number; recusados: { numero: number; motivo: string }[] }

/**
 * Runs an action on many orders, one after the other, each in its own transaction. Refusals are reported by order
 * number; any other error is thrown. Unknown ids are skipped.
 */
export async function doForEach(
  db: Database,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<BulkResult> {
  const rows = await db
    .select({ id: pedidos.id, numero: pedidos.numero })
    .from(pedidos)
    .where(inArray(pedidos.id, [...ids]))
  const recusados: BulkResult['recusados'] = []
  for (const { id, numero } of rows) {
    try {
      await work(id)
    } catch (error) {
      recusados.push({ numero, motivo: sentenceOf(error) })
    }
  }

  return { feitos: rows.length - recusados.length, recusados }
}
