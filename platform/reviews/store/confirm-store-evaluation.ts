import { and, eq, isNull } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { alertOfEvaluation } from '../moderation/alert-staff.ts'
import { avaliacoesLoja } from '../tables.ts'

/** Confirms the evaluation that waits for this key. Returns `sucesso: false` for an unknown or used key. */
export function confirmStoreEvaluation(
  { db, now }: RequestContext,
  { key }: { key: string },
): Promise<{ sucesso: boolean }> {
  return db.transaction(async (tx) => {
    // One statement: of two concurrent clicks, the row lock lets one through.
    const confirmed = await tx
      .update(avaliacoesLoja)
      .set({ confirmadaEm: now })
      .where(pendingUnder(key))
      .returning({ id: avaliacoesLoja.id })
    if (confirmed.length > 0) {
      await invalidateTags(tx, [tags.storeEvaluations])
      await alertOfEvaluation(tx, { now })
    }

    return { sucesso: confirmed.length > 0 }
  })
}

/** Whether an evaluation waits for this key: false for an unknown or used one. */
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
