import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import { answerReview } from '../reviews/moderate-review.ts'

/** Answers a review in the store's name. Refuses `AvaliacaoInexistente`. */
export function answerReviewAsStore(context: RequestContext, { id, texto }: { id: number; texto: string }) {
  permit(context, 'opinioes.moderar')
  const nome = signature(context)

  return context.db.transaction(async (tx) => {
    await answerReview({ ...context, db: tx }, { id, nome, texto })
    const alvo = { tipo: 'avaliacao', id: String(id), nome: `Avaliação ${id}` }
    await recordChange(tx, context, { acao: 'avaliacao.respondida', alvo, depois: { texto } })

    return {}
  })
}

/** Answers a question in the store's name, publishes both and mails the asker. Refuses `PerguntaInexistente`. */
export function answerQuestionAsStore(
  context: RequestContext,
  { id, resposta }: { id: number; resposta: string },
) {
  permit(context, 'opinioes.moderar')
  const nome = signature(context)

  return context.db.transaction(async (tx) => {
    await answerQuestion({ ...context, db: tx }, { id, nome, resposta })
    const alvo = { tipo: 'pergunta', id: String(id), nome: `Pergunta ${id}` }
    await recordChange(tx, context, { acao: 'pergunta.respondida', alvo, depois: { resposta } })

    return {}
  })
}

/** The author is the store, not the staff member who types. */
function signature({ settings }: RequestContext): string {
  return `Equipe ${settings.loja.nome}`
}
