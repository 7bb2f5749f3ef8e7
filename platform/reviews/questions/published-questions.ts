import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ProductQuestion } from '#contract/reviews/reviews.ts'
import type { Database } from '#platform/database/connect.ts'
import { publicName } from '../authors/public-name.ts'
import { perguntas, respostas } from '../tables.ts'

/** Nobody reads more on a product's page. */
const LIMIT = 30

/** `data` is ISO 8601. */
type AnswerRow = Pick<
  typeof respostas.$inferSelect,
  'nome' | 'resposta' | 'administrador' | 'compraVerificada'
> & {
  data: string
}

type QuestionRow = Pick<typeof perguntas.$inferSelect, 'id' | 'nome' | 'pergunta'> & {
  data: string
  respostas: AnswerRow[]
}

/** A subquery of the published questions about a product, newest first, with their answers in order. */
export function publishedQuestions(db: Database, idProduto: SQL): SQL<QuestionRow[]> {
  const newest = db
    .select()
    .from(perguntas)
    .where(and(eq(perguntas.idProduto, idProduto), eq(perguntas.situacao, 'publicada')))
    .orderBy(desc(perguntas.data), desc(perguntas.id))
    .limit(LIMIT)

  return sql<QuestionRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'nome', p.nome, 'pergunta', p.pergunta, 'data', p.data,
      'respostas', (
        select coalesce(json_agg(json_build_object(
          'nome', r.nome, 'resposta', r.resposta, 'data', r.data, 'administrador', r.administrador,
          'compraVerificada', r.compra_verificada
        ) order by r.data, r.id), '[]')
        from ${respostas} r where r.id_pergunta = p.id and r.situacao = 'publicada'
      )
    ) order by p.data desc, p.id desc), '[]')
    from (${newest}) p
  )`
}

export function toQuestion({ id, nome, pergunta, data, respostas: answers }: QuestionRow): ProductQuestion {
  return { id, nome: publicName(nome), pergunta, data: isoTime(data), respostas: answers.map(toAnswer) }
}

/** The store's answers have its own name; others' are shown like other authors. */
function toAnswer({ nome, resposta, data, administrador, compraVerificada }: AnswerRow) {
  return {
    nome: administrador ? nome : publicName(nome),
    resposta,
    data: isoTime(data),
    administrador,
    compraVerificada,
  }
}

/** PostgreSQL's JSON has six decimals and a zone. */
function isoTime(data: string): string {
  return new Date(data).toISOString()
}
