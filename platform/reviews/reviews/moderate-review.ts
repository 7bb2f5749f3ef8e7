import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { avaliacoes } from '../tables.ts'
import { lockRating, refreshRating } from './rating.ts'
import { copyPictures, erasePictures, publishPictures } from './review-pictures.ts'

type Moderator = Pick<RequestContext, 'db' | 'storage' | 'now'>

/** Publishes a review with its pictures, and counts it. Refuses `AvaliacaoInexistente`. */
export async function approveReview({ db, storage }: Moderator, { id }: { id: number }): Promise<void> {
  const copied = await copyPictures({ db, storage }, id)
  await db.transaction(async (tx) => {
    if (await setStatus(tx, id, 'publicada')) await publishPictures(tx, id, copied)
  })
}

/** Refuses a review, also a published one, and deletes its pictures. Refuses `AvaliacaoInexistente`. */
export async function refuseReview({ db }: Moderator, { id }: { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    if (await setStatus(tx, id, 'recusada')) await erasePictures(tx, id)
  })
}

/** Sets the store's reply to a review, replacing an earlier one. Refuses `AvaliacaoInexistente`. */
export async function answerReview(
  { db, now }: Moderator,
  { id, nome, texto }: { id: number; nome: string; texto: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [answered] = await tx
      .update(avaliacoes)
      .set({ resposta: { nome, texto, data: now.toISOString() } })
      .where(eq(avaliacoes.id, id))
      .returning({ idProduto: avaliacoes.idProduto })
    if (!answered) throw refuse('AvaliacaoInexistente')
    await invalidateTags(tx, [tags.product(answered.idProduto)])
  })
}

/** Returns whether anything changed. */
async function setStatus(tx: Database, id: number, situacao: 'publicada' | 'recusada'): Promise<boolean> {
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
