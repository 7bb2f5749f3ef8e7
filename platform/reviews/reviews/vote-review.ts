import { and, eq, sql } from 'drizzle-orm'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { customerOf } from '#platform/customers/sessions/require-customer.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { avaliacoes, avaliacoesVotos as votos } from '../tables.ts'

type Vote = { id: number; util?: boolean | undefined }
type Answer = { util: boolean; votosUteis: number; url: string }

/**
 * Votes for a review as helpful, or takes the vote back: one per customer, or per session of a visitor. Without `util`
 * it toggles. Refuses `AvaliacaoInexistente`, `AvaliacaoPropria` and `TentativasDemais`.
 */
export async function voteReview(context: RequestContext, { id, util }: Vote): Promise<Answer> {
  const voter = await voterOf(context)
  await countTry(context, 'vote', String(voter.idCliente ?? voter.sessao))
  const review = await findReview(context, id)
  if (voter.idCliente !== null && voter.idCliente === review.idCliente) throw refuse('AvaliacaoPropria')
  const product = (await productBriefs(context, [review.idProduto])).get(review.idProduto)
  if (!product) throw refuse('AvaliacaoInexistente')

  return context.db.transaction(async (tx) => {
    const votes = util ?? !(await hasVoted(tx, id, voter))
    const changed = votes ? await vote(tx, id, voter, context.now) : await takeBack(tx, id, voter)
    const [counted] = await tx
      .update(avaliacoes)
      .set({ votosUteis: sql`${avaliacoes.votosUteis} + ${changed}` })
      .where(eq(avaliacoes.id, id))
      .returning({ votosUteis: avaliacoes.votosUteis })
    if (!counted) throw refuse('AvaliacaoInexistente')
    if (changed !== 0) await invalidateTags(tx, [tags.product(review.idProduto)])

    return { util: votes, votosUteis: counted.votosUteis, url: product.url }
  })
}

/** A customer or a session, never both. */
type Voter = { idCliente: number | null; sessao: string | null }

async function voterOf(context: RequestContext): Promise<Voter> {
  const idCliente = await customerOf(context)
  if (idCliente === null && context.sessao === null)
    throw new Error('The vote has neither a customer nor a session.')

  return { idCliente, sessao: idCliente === null ? context.sessao : null }
}

async function findReview({ db }: RequestContext, id: number) {
  const [review] = await db
    .select({ idProduto: avaliacoes.idProduto, idCliente: avaliacoes.idCliente })
    .from(avaliacoes)
    .where(and(eq(avaliacoes.id, id), eq(avaliacoes.situacao, 'publicada')))
  if (!review) throw refuse('AvaliacaoInexistente')

  return review
}

async function hasVoted(tx: Database, id: number, voter: Voter): Promise<boolean> {
  return (await tx.$count(votos, votesOf(id, voter))) > 0
}

/** Returns by how much the count changes. */
async function vote(tx: Database, idAvaliacao: number, voter: Voter, em: Date): Promise<number> {
  const given = await tx
    .insert(votos)
    .values({ idAvaliacao, ...voter, em })
    .onConflictDoNothing()
    .returning({ id: votos.id })

  return given.length
}

async function takeBack(tx: Database, id: number, voter: Voter): Promise<number> {
  const removed = await tx.delete(votos).where(votesOf(id, voter)).returning({ id: votos.id })

  return -removed.length
}

function votesOf(id: number, { idCliente, sessao }: Voter) {
  const theirs = idCliente === null ? eq(votos.sessao, sessao ?? '') : eq(votos.idCliente, idCliente)

  return and(eq(votos.idAvaliacao, id), theirs)
}
