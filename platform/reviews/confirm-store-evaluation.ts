import { and, eq, isNull } from 'drizzle-orm'
import { publish } from '#platform/publish.ts'
import type { Visit } from '#platform/visit.ts'
import { alertOfEvaluation } from './alert-of-opinion.ts'
import { keyHash } from './evaluation-key.ts'
import { STORE_TAG } from './store-tag.ts'
import { avaliacoesLoja } from './tables.ts'

/** Publishes the evaluation that waits for this key. A key that is unknown or was used answers `sucesso: false`. */
export function confirmStoreEvaluation(
  { db, agora }: Visit,
  { key }: { key: string },
): Promise<{ sucesso: boolean }> {
  return db.transaction(async (tx) => {
    // One statement: of two clicks at the same moment, the row lock lets one through.
    const confirmed = await tx
      .update(avaliacoesLoja)
      .set({ confirmadaEm: agora })
      .where(and(eq(avaliacoesLoja.chaveHash, keyHash(key)), isNull(avaliacoesLoja.confirmadaEm)))
      .returning({ id: avaliacoesLoja.id })
    if (confirmed.length > 0) {
      await publish(tx, [STORE_TAG])
      await alertOfEvaluation(tx, { agora })
    }

    return { sucesso: confirmed.length > 0 }
  })
}
