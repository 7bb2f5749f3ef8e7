import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ProductQuestion } from '#contract/reviews.ts'
import type { Visit } from '#platform/visit.ts'
import { publicName } from './public-name.ts'
import { perguntas, respostas } from './tables.ts'

/** More than these nobody reads on a product's page. */
const MOST = 30

/** The published questions about a product, the latest first, each with its answers in their order. */
export async function listQuestions(
  { db, tag }: Pick<Visit, 'db' | 'tag'>,
  idProduto: number,
): Promise<ProductQuestion[]> {
  tag(`produto:${idProduto}`)
  const questions = await db
    .select()
    .from(perguntas)
    .where(and(eq(perguntas.idProduto, idProduto), eq(perguntas.situacao, 'publicada')))
    .orderBy(desc(perguntas.data), desc(perguntas.id))
    .limit(MOST)
  if (questions.length === 0) return []

  const answers = await db
    .select()
    .from(respostas)
    .where(
      inArray(
        respostas.idPergunta,
        questions.map(({ id }) => id),
      ),
    )
    .orderBy(asc(respostas.data), asc(respostas.id))
  const byQuestion = Map.groupBy(answers, ({ idPergunta }) => idPergunta)

  return questions.map(({ id, nome, pergunta, data }) => ({
    id,
    nome: publicName(nome),
    pergunta,
    data: data.toISOString(),
    respostas: (byQuestion.get(id) ?? []).map((answer) => ({
      nome: answer.administrador ? answer.nome : publicName(answer.nome),
      resposta: answer.resposta,
      data: answer.data.toISOString(),
      administrador: answer.administrador,
    })),
  }))
}
