import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { avaliacoes } from '../tables.ts'
import { lockRating, refreshRating } from './rating.ts'
import { erasePictures, publishPictures } from './review-pictures.ts'

type Moderator = Pick<RequestContext, 'db' | 'storage' | 'agora'>

/** Shows a review and its pictures, and counts it. Refuses `AvaliacaoInexistente`. */
export async function approveReview({ db, storage }: Moderator, { id }: { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    if (await judge(tx, id, 'publicada')) await publishPictures(tx, storage, id)
  })
}

/** Takes a review off the shop, or never lets it in; its pictures are gone for good. Refuses `AvaliacaoInexistente`. */
export async function refuseReview({ db }: Moderator, { id }: { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    if (await judge(tx, id, 'recusada')) await erasePictures(tx, id)
  })
}

/** Says something to a review in the store's name; again, it takes the place of what was said. Refuses `AvaliacaoInexistente`. */
export async function answerReview(
  { db, agora }: Moderator,
  { id, nome, texto }: { id: number; nome: string; texto: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [answered] = await tx
      .update(avaliacoes)
      .set({ resposta: { nome, texto, data: agora.toISOString() } })
      .where(eq(avaliacoes.id, id))
      .returning({ idProduto: avaliacoes.idProduto })
    if (!answered) throw refuse('AvaliacaoInexistente')
    await invalidateTags(tx, [tags.product(answered.idProduto)])
  })
}

/** Answers whether that changed anything. */
async function judge(tx: Database, id: number, situacao: 'publicada' | 'recusada'): Promise<boolean> {
  const [review] = await tx
    .select({ idProduto: avaliacoes.idProduto })
    .from(avaliacoes)
    .where(eq(avaliacoes.id, id))
  if (!review) throw refuse('AvaliacaoInexistente')
  await lockRating(tx, review.idProduto)
  const judged = await tx
    .update(avaliacoes)
    .set({ situacao })
    .where(and(eq(avaliacoes.id, id), ne(avaliacoes.situacao, situacao)))
    .returning({ id: avaliacoes.id })
  if (judged.length > 0) await refreshRating(tx, review.idProduto)

  return judged.length > 0
}
