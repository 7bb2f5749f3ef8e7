import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/tags.ts'
import { sendAnswerJob } from '../sent-jobs.ts'
import { perguntas, respostas } from '../tables.ts'

type Moderator = Pick<RequestContext, 'db' | 'agora' | 'settings'>

/**
 * Answers a question in the store's name: both show on the product's page, and who asked gets the answer by mail. Refuses
 * `PerguntaInexistente`.
 */
export async function answerQuestion(
  { db, agora, settings }: Moderator,
  { id, nome, resposta }: { id: number; nome: string; resposta: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await judge(tx, id, 'publicada')
    const [answer] = await tx
      .insert(respostas)
      .values({
        idPergunta: id,
        nome,
        resposta,
        administrador: true,
        data: agora,
        email: settings.loja.email,
      })
      .returning({ id: respostas.id })
    if (!answer) throw new Error('A resposta não foi gravada.')
    await enqueue(tx, sendAnswerJob, answer)
  })
}

/** Takes a question off the shop, or never lets it in. Refuses `PerguntaInexistente`. */
export async function refuseQuestion(
  { db }: Pick<RequestContext, 'db'>,
  { id }: { id: number },
): Promise<void> {
  await db.transaction((tx) => judge(tx, id, 'recusada'))
}

async function judge(tx: Database, id: number, situacao: 'publicada' | 'recusada'): Promise<void> {
  const [question] = await tx
    .select({ idProduto: perguntas.idProduto })
    .from(perguntas)
    .where(eq(perguntas.id, id))
    .for('update')
  if (!question) throw refuse('PerguntaInexistente')
  await tx
    .update(perguntas)
    .set({ situacao })
    .where(and(eq(perguntas.id, id), ne(perguntas.situacao, situacao)))
  await invalidateTags(tx, [tags.product(question.idProduto)])
}
