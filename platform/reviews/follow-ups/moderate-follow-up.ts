import { and, eq } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { avaliacoes, avaliacoesRetornos } from '../tables.ts'

type Judgement = { id: number; situacao: 'publicada' | 'recusada' }

/** Publishes or refuses what an author said after ninety days. Refuses `AvaliacaoInexistente`. */
export async function moderateFollowUp(
  { db }: Pick<RequestContext, 'db'>,
  { id, situacao }: Judgement,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [judged] = await tx
      .update(avaliacoesRetornos)
      .set({ situacao })
      .from(avaliacoes)
      .where(and(eq(avaliacoesRetornos.id, id), eq(avaliacoes.id, avaliacoesRetornos.idAvaliacao)))
      .returning({ idProduto: avaliacoes.idProduto })
    if (!judged) throw refuse('AvaliacaoInexistente')
    await invalidateTags(tx, [tags.product(judged.idProduto)])
  })
}
