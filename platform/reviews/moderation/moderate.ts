import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { moderateFollowUp } from '../follow-ups/moderate-follow-up.ts'
import { refuseQuestion } from '../questions/answer-question.ts'
import { approveAnswer, refuseAnswer } from '../questions/moderate-answer.ts'
import { approveReview, refuseReview } from '../reviews/moderate-review.ts'
import { lockRating } from '../reviews/rating.ts'
import { moderateStoreEvaluation } from '../store/moderate-store-evaluation.ts'
import { avaliacoes, avaliacoesLoja, avaliacoesRetornos, perguntas, respostas } from '../tables.ts'

/** `data` is the date of the version that the moderator read. */
type Read = { id: number; data: string }
type Situation = 'publicada' | 'recusada'
export type ModerationInput = { itens: Read[]; situacao: Situation }
type Outcome = { feitas: number; mudaram: number[] }

/** Publishes or refuses product reviews with their pictures. */
export function moderateReviews(context: RequestContext, input: ModerationInput): Promise<Outcome> {
  return moderate(context, input, { tipo: 'avaliacao', table: avaliacoes }, async (own, id) => {
    if (input.situacao === 'publicada') await approveReview(own, { id })
    else await refuseReview(own, { id })
  })
}

/** Publishes or refuses evaluations of the store. */
export function moderateStoreEvaluations(context: RequestContext, input: ModerationInput): Promise<Outcome> {
  const { situacao } = input

  return moderate(context, input, { tipo: 'avaliacaoLoja', table: avaliacoesLoja }, (own, id) =>
    moderateStoreEvaluation(own, { id, situacao }),
  )
}

/** Publishes or refuses what authors of reviews said after ninety days. */
export function moderateFollowUps(context: RequestContext, input: ModerationInput): Promise<Outcome> {
  const { situacao } = input
  const kind = { tipo: 'retornoAvaliacao', table: avaliacoesRetornos, nome: AUTHOR }

  return moderate(context, input, kind, (own, id) => moderateFollowUp(own, { id, situacao }))
}

/** A follow-up is of the review's author. */
const AUTHOR = sql<string>`(select a.nome from avaliacoes a where a.id = avaliacoes_retornos.id_avaliacao)`

/** Publishes or refuses customers' answers to questions. */
export function moderateAnswers(context: RequestContext, input: ModerationInput): Promise<Outcome> {
  return moderate(context, input, { tipo: 'resposta', table: respostas }, async (own, id) => {
    if (input.situacao === 'publicada') await approveAnswer(own, { id })
    else await refuseAnswer(own, { id })
  })
}

/** Refuses questions, published ones too; a question is published by answering it. */
export function refuseQuestions(
  context: RequestContext,
  { itens }: Pick<ModerationInput, 'itens'>,
): Promise<Outcome> {
  const judged = { itens, situacao: 'recusada' as const }

  return moderate(context, judged, { tipo: 'pergunta', table: perguntas }, (own, id) =>
    refuseQuestion(own, { id }),
  )
}

type ReviewTable = typeof avaliacoes | typeof avaliacoesLoja | typeof perguntas | typeof respostas

/** `nome` is that of the author, if the table has none. */
type Kind = { tipo: string } & (
  | { table: ReviewTable; nome?: undefined }
  | { table: typeof avaliacoesRetornos; nome: SQL<string> }
)

/** Applies the decisions in one transaction. Skips what its author has rewritten since the moderator read it. */
function moderate(
  context: RequestContext,
  { itens, situacao }: ModerationInput,
  kind: Kind,
  act: (context: RequestContext, id: number) => Promise<void>,
): Promise<Outcome> {
  permit(context, 'opinioes.moderar')
  const { tipo } = kind
  const ids = itens.map(({ id }) => id)

  return context.db.transaction(async (tx) => {
    if (kind.table === avaliacoes) await lockRatings(tx, ids)
    const stored = await lockReviews(tx, kind, ids)
    const known = new Map(stored.map((row) => [row.id, row]))
    const unchanged = itens.filter(({ id, data }) => known.get(id)?.data.getTime() === Date.parse(data))
    for (const { id } of unchanged) {
      await act({ ...context, db: tx }, id)
      const alvo = { tipo, id: String(id), nome: known.get(id)?.nome ?? '' }
      await recordChange(tx, context, { acao: `${tipo}.${situacao}`, alvo })
    }
    const mudaram = itens.filter((read) => !unchanged.includes(read)).map(({ id }) => id)

    return { feitas: unchanged.length, mudaram }
  })
}

/**
 * Locks ratings before the reviews, as writing a review does, and in one order, so that two moderators don't deadlock.
 */
async function lockRatings(tx: Database, ids: number[]): Promise<void> {
  const products = await tx
    .selectDistinct({ id: avaliacoes.idProduto })
    .from(avaliacoes)
    .where(inArray(avaliacoes.id, ids))
    .orderBy(avaliacoes.idProduto)
  for (const { id } of products) await lockRating(tx, id)
}

function lockReviews(tx: Database, kind: Kind, ids: number[]) {
  const { table } = kind

  return tx
    .select({ id: table.id, data: table.data, nome: kind.nome ?? kind.table.nome })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(table.id)
    .for('update')
}
