import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnswerToModerate, QuestionToModerate } from '#contract/reviews/admin-reviews.ts'
import { productNames } from '#platform/catalog/product/product-names.ts'
import { holdsWords } from '#platform/database/has-words.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  inOrder,
  type ModerationPage,
  pageAt,
  productIn,
  TOTAL,
  writerFor,
} from '../moderation/moderation-list.ts'
import { perguntas, respostas } from '../tables.ts'

/** Lists questions about products with one status, each with all its answers. */
export async function listQuestions(
  context: RequestContext,
  input: ModerationPage & { busca: string },
): Promise<{ itens: QuestionToModerate[]; total: number }> {
  const staff = permit(context, 'opinioes.moderar')
  const { limit, offset } = pageAt(input)
  const where = and(eq(perguntas.situacao, input.situacao), holdsWords(sql`perguntas.texto`, input.busca))
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({ ...getTableColumns(perguntas), respostas: ANSWERS })
      .from(perguntas)
      // The page first, so that answers are joined for its rows only.
      .where(
        inArray(
          perguntas.id,
          context.db
            .select({ id: perguntas.id })
            .from(perguntas)
            .where(where)
            .orderBy(...inOrder(input.situacao, perguntas))
            .limit(limit)
            .offset(offset),
        ),
      )
      .orderBy(...inOrder(input.situacao, perguntas)),
    context.db.select({ total: TOTAL }).from(perguntas).where(where),
  ])
  const products = await productNames(
    context.db,
    rows.map(({ idProduto }) => idProduto),
  )

  return {
    itens: rows.map((row) => {
      const { id, idProduto, pergunta, situacao, data } = row
      return {
        id,
        pergunta,
        situacao,
        data: data.toISOString(),
        respostas: row.respostas,
        produto: productIn(products, idProduto),
        ...writerFor(staff, row),
      }
    }),
    total: counted?.total ?? 0,
  }
}

/** Lists customers' answers to questions with one status. */
export async function listAnswers(
  context: RequestContext,
  input: ModerationPage,
): Promise<{ itens: AnswerToModerate[]; total: number }> {
  const staff = permit(context, 'opinioes.moderar')
  const { limit, offset } = pageAt(input)
  const where = and(eq(respostas.administrador, false), eq(respostas.situacao, input.situacao))
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({
        ...getTableColumns(respostas),
        pergunta: perguntas.pergunta,
        idProduto: perguntas.idProduto,
      })
      .from(respostas)
      .innerJoin(perguntas, eq(perguntas.id, respostas.idPergunta))
      // The page first, so that questions are joined for its rows only.
      .where(
        inArray(
          respostas.id,
          context.db
            .select({ id: respostas.id })
            .from(respostas)
            .where(where)
            .orderBy(...inOrder(input.situacao, respostas))
            .limit(limit)
            .offset(offset),
        ),
      )
      .orderBy(...inOrder(input.situacao, respostas)),
    context.db.select({ total: TOTAL }).from(respostas).where(where),
  ])
  const products = await productNames(
    context.db,
    rows.map(({ idProduto }) => idProduto),
  )

  return {
    itens: rows.map((row) => {
      const { id, idProduto, pergunta, resposta, compraVerificada, situacao, data } = row
      return {
        id,
        pergunta,
        resposta,
        compraVerificada,
        situacao,
        data: data.toISOString(),
        produto: productIn(products, idProduto),
        ...writerFor(staff, row),
      }
    }),
    total: counted?.total ?? 0,
  }
}

/** Timestamps in JSON as `Date` writes them. */
const ANSWERS: SQL<QuestionToModerate['respostas']> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'nome', r.nome, 'resposta', r.resposta, 'administrador', r.administrador, 'situacao', r.situacao,
    'data', to_char(r.data at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by r.data, r.id), '[]')
  from respostas r where r.id_pergunta = perguntas.id
)`
