import { and, eq } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { perguntas, respostas } from '../tables.ts'

type Moderator = Pick<RequestContext, 'db'>

/** Publishes a customer's answer to a question. Refuses `RespostaInexistente`. */
export function approveAnswer({ db }: Moderator, { id }: { id: number }): Promise<void> {
  return setStatus(db, id, 'publicada')
}

/** Refuses a customer's answer, also a published one. Refuses `RespostaInexistente`. */
export function refuseAnswer({ db }: Moderator, { id }: { id: number }): Promise<void> {
  return setStatus(db, id, 'recusada')
}

function setStatus(db: RequestContext['db'], id: number, situacao: 'publicada' | 'recusada'): Promise<void> {
  return db.transaction(async (tx) => {
    const [answer] = await tx
      .update(respostas)
      .set({ situacao })
      .from(perguntas)
      .where(and(eq(respostas.id, id), eq(perguntas.id, respostas.idPergunta)))
      .returning({ idProduto: perguntas.idProduto })
    if (!answer) throw refuse('RespostaInexistente')
    await invalidateTags(tx, [tags.product(answer.idProduto)])
  })
}
