import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { sendAnswerJob } from '../sent-jobs.ts'
import { perguntas, respostas } from '../tables.ts'

type Moderator = Pick<RequestContext, 'db' | 'now' | 'settings'>

/**
 * Answers a question in the store's name: both are shown on the product's page, and the asker gets the answer by mail.
 * Refuses `PerguntaInexistente`.
 */
export async function answerQuestion(
  { db, now, settings }: Moderator,
  { id, nome, resposta }: { id: number; nome: string; resposta: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await setStatus(tx, id, 'publicada')
    const [answer] = await tx
      .insert(respostas)
      .values({
        idPergunta: id,
        nome,
        resposta,
        administrador: true,
        data: now,
        email: settings.loja.email,
      })
      .returning({ id: respostas.id })
    if (!answer) throw new Error('The answer was not stored.')
    await enqueue(tx, sendAnswerJob, answer)
  })
}

/** Refuses a question, also a published one. Refuses `PerguntaInexistente`. */
export async function refuseQuestion(
  { db }: Pick<RequestContext, 'db'>,
  { id }: { id: number },
): Promise<void> {
  await db.transaction((tx) => setStatus(tx, id, 'recusada'))
}

async function setStatus(tx: Database, id: number, situacao: 'publicada' | 'recusada'): Promise<void> {
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
