import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { ReviewToModerate } from '#contract/reviews/admin-reviews.ts'
import { type Criterion, shownMarks } from '#domain/review/criteria.ts'
import { playerWords } from '#domain/review/player.ts'
import { productNames } from '#platform/catalog/product/product-names.ts'
import { holdsWords } from '#platform/database/has-words.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { criteriaIn } from '../criteria/criteria-of.ts'
import {
  inOrder,
  type ModerationPage,
  pageAt,
  productIn,
  TOTAL,
  writerFor,
} from '../moderation/moderation-list.ts'
import { avaliacoes } from '../tables.ts'

type ListReviewsInput = ModerationPage & { busca: string; nota?: number | undefined }

/** Lists product reviews with one status, for moderators. */
export async function listReviews(
  context: RequestContext,
  input: ListReviewsInput,
): Promise<{ itens: ReviewToModerate[]; total: number }> {
  const staff = permit(context, 'opinioes.moderar')
  const { db } = context
  const where = conditions(input)
  const { limit, offset } = pageAt(input)
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...getTableColumns(avaliacoes),
        criteria: criteriaIn(sql`avaliacoes.id_produto`),
        fotos: PICTURES,
      })
      .from(avaliacoes)
      // The page first, so that pictures are joined for its rows only.
      .where(
        inArray(
          avaliacoes.id,
          db
            .select({ id: avaliacoes.id })
            .from(avaliacoes)
            .where(where)
            .orderBy(...inOrder(input.situacao, avaliacoes))
            .limit(limit)
            .offset(offset),
        ),
      )
      .orderBy(...inOrder(input.situacao, avaliacoes)),
    db.select({ total: TOTAL }).from(avaliacoes).where(where),
  ])
  const products = await productNames(
    db,
    rows.map(({ idProduto }) => idProduto),
  )

  return {
    itens: rows.map((row) => ({
      ...fieldsOf(row),
      ...writerFor(staff, row),
      produto: productIn(products, row.idProduto),
      fotos: row.fotos,
    })),
    total: counted?.total ?? 0,
  }
}

function conditions({ situacao, nota, busca }: ListReviewsInput): SQL | undefined {
  return and(
    eq(avaliacoes.situacao, situacao),
    nota === undefined ? undefined : eq(avaliacoes.nota, nota),
    holdsWords(sql`avaliacoes.texto`, busca),
  )
}

function fieldsOf(row: typeof avaliacoes.$inferSelect & { criteria: Criterion[] }) {
  const { id, cidade, nota, titulo, comentario, recomenda, compraVerificada, votosUteis } = row
  const criterios = shownMarks(row.criteria, row.criterios)

  return {
    id,
    cidade,
    nota,
    titulo,
    comentario,
    recomenda,
    compraVerificada,
    votosUteis,
    criterios,
    quemToca: playerWords(row),
    situacao: row.situacao,
    data: row.data.toISOString(),
    resposta: row.resposta,
  }
}

const PICTURES = sql<ReviewToModerate['fotos']>`(
  select coalesce(
    json_agg(json_build_object('posicao', f.posicao, 'largura', f.largura, 'altura', f.altura) order by f.posicao), '[]'
  )
  from avaliacoes_fotos f where f.id_avaliacao = avaliacoes.id
)`
