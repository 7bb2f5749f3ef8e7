import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ProductQuestion } from '#contract/reviews/reviews.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { publicName } from '../authors/public-name.ts'
import { perguntas, respostas } from '../tables.ts'

/** Nobody reads more on a product's page. */
const LIMIT = 30

/** Lists the published questions about a product, newest first, with their answers in order. One query. */
export async function listQuestions(
  { db, tag }: Pick<RequestContext, 'db' | 'tag'>,
  idProduto: number,
): Promise<ProductQuestion[]> {
  tag(tags.product(idProduto))
  const rows = await questionsQuery(db).execute({ idProduto })

  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { id, nome, pergunta, data } = first
    const answers = group.flatMap(({ resposta }) => (resposta ? [answer(resposta)] : []))

    return [{ id, nome: publicName(nome), pergunta, data: data.toISOString(), respostas: answers }]
  })
}

const questionsQuery = preparedQuery((db) => {
  const question = db
    .select()
    .from(perguntas)
    .where(and(eq(perguntas.idProduto, sql.placeholder('idProduto')), eq(perguntas.situacao, 'publicada')))
    .orderBy(desc(perguntas.data), desc(perguntas.id))
    .limit(LIMIT)
    .as('pergunta')

  return db
    .select({
      id: question.id,
      nome: question.nome,
      pergunta: question.pergunta,
      data: question.data,
      resposta: respostas,
    })
    .from(question)
    .leftJoin(respostas, and(eq(respostas.idPergunta, question.id), eq(respostas.situacao, 'publicada')))
    .orderBy(desc(question.data), desc(question.id), asc(respostas.data), asc(respostas.id))
    .prepare('product_questions')
})

/** The store's answers have its own name; others' are shown like other authors. */
function answer({ nome, resposta, data, administrador, compraVerificada }: typeof respostas.$inferSelect) {
  return {
    nome: administrador ? nome : publicName(nome),
    resposta,
    data: data.toISOString(),
    administrador,
    compraVerificada,
  }
}
