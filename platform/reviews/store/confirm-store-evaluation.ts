import { and, eq, isNull } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { keyHash } from '../link-key.ts'
import { alertOfEvaluation } from '../moderation/alert-staff.ts'
import { avaliacoesLoja } from '../tables.ts'

/** Publishes the evaluation that waits for this key. A key that is unknown or was used answers `sucesso: false`. */
export function confirmStoreEvaluation(
  { db, agora }: RequestContext,
  { key }: { key: string },
): Promise<{ sucesso: boolean }> {
  return db.transaction(async (tx) => {
    // One statement: of two clicks at the same moment, the row lock lets one through.
    const confirmed = await tx
      .update(avaliacoesLoja)
      .set({ confirmadaEm: agora })
      .where(pendingUnder(key))
      .returning({ id: avaliacoesLoja.id })
    if (confirmed.length > 0) {
      await invalidateTags(tx, [tags.storeEvaluations])
      await alertOfEvaluation(tx, { agora })
    }

    return { sucesso: confirmed.length > 0 }
  })
}

/** Tells whether an evaluation waits for this key: one that is unknown or was used has none. */
export async function findPendingStoreEvaluation(
  { db }: Pick<RequestContext, 'db'>,
  { key }: { key: string },
): Promise<{ aguarda: boolean }> {
  const waiting = await db.select({ id: avaliacoesLoja.id }).from(avaliacoesLoja).where(pendingUnder(key))

  return { aguarda: waiting.length > 0 }
}

function pendingUnder(key: string) {
  return and(eq(avaliacoesLoja.chaveHash, keyHash(key)), isNull(avaliacoesLoja.confirmadaEm))
}
