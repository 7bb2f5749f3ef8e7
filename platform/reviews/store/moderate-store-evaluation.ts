import { eq } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { avaliacoesLoja } from '../tables.ts'

/** Publishes an evaluation of the store, if its author allows it, or refuses it. Refuses `AvaliacaoInexistente`. */
export async function moderateStoreEvaluation(
  { db }: Pick<RequestContext, 'db'>,
  { id, situacao }: { id: number; situacao: 'publicada' | 'recusada' },
): Promise<void> {
  await db.transaction(async (tx) => {
    const judged = await tx
      .update(avaliacoesLoja)
      .set({ situacao })
      .where(eq(avaliacoesLoja.id, id))
      .returning({ id: avaliacoesLoja.id })
    if (judged.length === 0) throw refuse('AvaliacaoInexistente')
    await invalidateTags(tx, [tags.storeEvaluations])
  })
}
