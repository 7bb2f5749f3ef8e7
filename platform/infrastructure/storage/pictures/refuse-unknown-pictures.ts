import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { originais } from '../tables.ts'

/**
 * Locks the pictures that a form names (`campo`), so that none is removed as unused meanwhile. Refuses
 * `ReferenciaInexistente` for one that is not stored.
 */
export async function refuseUnknownPictures(
  tx: Database,
  campo: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return
  const known = await tx
    .select({ hash: originais.hash })
    .from(originais)
    .where(inArray(originais.hash, [...hashes]))
    .for('key share')
  const missing = hashes.find((one) => !known.some(({ hash }) => hash === one))
  if (missing !== undefined) throw refuse('ReferenciaInexistente', { campo, valor: missing })
}
