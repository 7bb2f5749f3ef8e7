import { type StoreEvaluationDraft, StoreEvaluationInput } from '#contract/reviews/reviews-input.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { avaliacoesLoja } from '../tables.ts'

/** Saves an evaluation of the store with its one-time key. Returns false if that key already has one. */
export function saveStoreEvaluation(
  { db }: Pick<RequestContext, 'db'>,
  draft: StoreEvaluationDraft,
): Promise<boolean> {
  const { chave, data, confirmadaEm, ...input } = readInput(StoreEvaluationInput, draft)
  const confirmed = confirmadaEm === null ? null : new Date(confirmadaEm)

  return db.transaction(async (tx) => {
    const saved = await tx
      .insert(avaliacoesLoja)
      .values({ ...input, chaveHash: keyHash(chave), data: new Date(data), confirmadaEm: confirmed })
      .onConflictDoNothing({ target: avaliacoesLoja.chaveHash })
      .returning({ id: avaliacoesLoja.id })
    if (saved.length > 0 && confirmed) await invalidateTags(tx, [tags.storeEvaluations])

    return saved.length > 0
  })
}
