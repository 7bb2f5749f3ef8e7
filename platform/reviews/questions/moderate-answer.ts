import { and, eq } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { perguntas, respostas } from '../tables.ts'

type Moderator = Pick<RequestContext, 'db'>

/** Shows what a customer answered to a question. Refuses `RespostaInexistente`. */
export function approveAnswer({ db }: Moderator, { id }: { id: number }): Promise<void> {
  return judge(db, id, 'publicada')
}

/** Takes a customer's answer off the shop, or never lets it in. Refuses `RespostaInexistente`. */
export function refuseAnswer({ db }: Moderator, { id }: { id: number }): Promise<void> {
  return judge(db, id, 'recusada')
}

function judge(db: RequestContext['db'], id: number, situacao: 'publicada' | 'recusada'): Promise<void> {
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
