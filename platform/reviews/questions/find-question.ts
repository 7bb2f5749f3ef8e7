import { and, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { perguntas } from '../tables.ts'

/** Returns a published question. Refuses `PerguntaInexistente`, also for one that waits or was refused. */
export async function findQuestion({ db }: Pick<RequestContext, 'db'>, id: number) {
  const [question] = await db
    .select()
    .from(perguntas)
    .where(and(eq(perguntas.id, id), eq(perguntas.situacao, 'publicada')))
  if (!question) throw refuse('PerguntaInexistente')

  return question
}
