import { and, eq, getTableColumns, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ProductReviews } from '#contract/reviews/reviews.ts'
import { pageCount } from '#domain/listing/pagination.ts'
import { alikeFrom, likeness } from '#domain/review/likeness.ts'
import {
  familyShown,
  isUnfiltered,
  type ReviewQuery,
  readReviewQuery,
  reviewsAddress,
  type TypedReviewQuery,
} from '#domain/review/review-query.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { Database } from '#platform/database/connect.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { criteriaIn } from '../criteria/criteria-of.ts'
import { avaliacoes } from '../tables.ts'
import { likenessPoints, playsFamily } from './likeness-points.ts'
import { type ReviewedProduct, reviewedProduct } from './reviewed-product.ts'
import { FOLLOW_UP, HELPFUL_FIRST, LATEST_FIRST, PICTURES, toReview } from './rows.ts'

const PER_PAGE = 20

/**
 * The page of a product's reviews: filtered, sorted and weighted by how much their authors play like the reader.
 * Refuses `PaginaInexistente`, also past the last page.
 */
export async function readProductReviews(
  context: RequestContext,
  { idProduto, ...typed }: TypedReviewQuery & { idProduto: number },
): Promise<ProductReviews> {
  const { db, tag } = context
  tag(tags.product(idProduto), tags.categories, tags.settings)
  const query = readReviewQuery(typed)
  const [briefs, figures, rows] = await Promise.all([
    productBriefs(context, [idProduto]),
    countFor(db, idProduto, query),
    listFor(db, idProduto, query),
  ])
  const product = briefs.get(idProduto)
  if (!product) throw refuse('PaginaInexistente')
  const { total, quantidade, media, alikeCount, alikeAverage } = figures
  const qtdPages = pageCount(total, PER_PAGE)
  if (query.pg > qtdPages) throw refuse('PaginaInexistente')
  const from = alikeFrom(query)

  return {
    estrutura: frame(context, reviewedProduct(product), query, quantidade > 0),
    conteudo: {
      produto: reviewedProduct(product),
      escolha: query,
      media: media ?? 0,
      quantidade,
      parecidas: from === null ? null : { media: alikeAverage ?? 0, quantidade: alikeCount },
      avaliacoes: rows.map((row) => ({
        ...toReview(row, row.criteria),
        parecida: from !== null && likeness(query, row) >= from,
      })),
      total,
      pg: query.pg,
      qtdPages,
    },
  }
}

/**
 * All averages have one decimal, as the page shows them. That of players like the reader weighs each by its points.
 * Reviews are counted by stars, points and match first, so that each one's points are computed once.
 */
async function countFor(db: Database, idProduto: number, query: ReviewQuery) {
  const from = alikeFrom(query)
  const rated = db
    .select({
      nota: avaliacoes.nota,
      points: sql<number>`${likenessPoints(query)}`.as('points'),
      found: sql<boolean>`${filters(query) ?? sql`true`}`.as('found'),
      count: sql<number>`count(*)`.as('count'),
    })
    .from(avaliacoes)
    .where(published(idProduto))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .as('rated')
  const { nota, points, count } = rated
  const alike = from === null ? sql`false` : sql`${points} >= ${from}::numeric`
  const [row] = await db
    .select({
      quantidade: sql<number>`coalesce(sum(${count}), 0)::int`,
      media: sql<number | null>`round(sum(${nota} * ${count}) / sum(${count}), 1)::float8`,
      total: sql<number>`coalesce(sum(${count}) filter (where ${rated.found}), 0)::int`,
      alikeCount: sql<number>`coalesce(sum(${count}) filter (where ${alike}), 0)::int`,
      alikeAverage: sql<number | null>`round(
        sum(${nota} * ${points} * ${count}) filter (where ${alike})
          / nullif(sum(${points} * ${count}) filter (where ${alike}), 0),
        1
      )::float8`,
    })
    .from(rated)
  if (!row) throw new Error('A count returned no row.')

  return row
}

/** The page's reviews are chosen before pictures and the like are read, which no review on earlier pages needs. */
function listFor(db: Database, idProduto: number, query: ReviewQuery) {
  const { ordem, pg } = query
  const alikeFirst = ordem === 'parecidas' ? [sql`${likenessPoints(query)} desc`] : []
  const order = [...alikeFirst, ...(ordem === 'recentes' ? LATEST_FIRST : HELPFUL_FIRST)]
  const chosen = db
    .select({ id: avaliacoes.id })
    .from(avaliacoes)
    .where(and(published(idProduto), filters(query)))
    .orderBy(...order)
    .offset((pg - 1) * PER_PAGE)
    .limit(PER_PAGE)

  return db
    .select({
      ...getTableColumns(avaliacoes),
      criteria: criteriaIn(sql`${idProduto}`),
      fotos: PICTURES,
      retorno: FOLLOW_UP,
    })
    .from(avaliacoes)
    .where(inArray(avaliacoes.id, chosen))
    .orderBy(...order)
}

function published(idProduto: number): SQL | undefined {
  return and(eq(avaliacoes.idProduto, idProduto), eq(avaliacoes.situacao, 'publicada'))
}

function filters(query: ReviewQuery): SQL | undefined {
  const { so, nivel, estilo, meses, nota, fotos } = query
  const family = familyShown(query)

  return and(
    family === null ? undefined : playsFamily(family),
    so.includes('nivel') && nivel !== null ? eq(avaliacoes.nivel, nivel) : undefined,
    so.includes('estilo') && estilo !== null ? eq(avaliacoes.estilo, estilo) : undefined,
    meses === null ? undefined : or(gte(avaliacoes.meses, meses), saidAfter(meses)),
    nota === null ? undefined : eq(avaliacoes.nota, nota),
    fotos ? HAS_PICTURES : undefined,
  )
}

/** Nobody is asked what changed before ninety days of use. */
const FOLLOW_UP_MONTHS = 3

/** Whether the author said again what they think, after so many months of use. */
function saidAfter(months: number): SQL {
  // Drizzle names columns without their table here, and the inner table has some of the same names.
  return sql`exists (
    select from avaliacoes_retornos r
    where r.id_avaliacao = avaliacoes.id and r.situacao = 'publicada'
      and greatest(
        ${FOLLOW_UP_MONTHS}::integer,
        coalesce(avaliacoes.meses, 0) + extract(days from r.data - avaliacoes.data)::integer / 30
      ) >= ${months}::integer
  )`
}

const HAS_PICTURES = sql`exists (
  select from avaliacoes_fotos f where f.id_avaliacao = ${avaliacoes.id} and f.hash is not null
)`

function frame(context: RequestContext, produto: ReviewedProduct, query: ReviewQuery, any: boolean) {
  const { id, nome, url, imagem } = produto
  const { pg } = query
  const usual = isUnfiltered(query)

  return pageFrame(context, {
    nivel: 'pagina',
    title: `Avaliações de ${nome}${pg > 1 ? `, página ${pg}` : ''} | ${context.settings.loja.nome}`,
    description: `O que contam de ${nome} as pessoas que o usam: de quem toca como você, por instrumento, nível, estilo e meses de uso.`,
    canonical: usual ? reviewsAddress(id, query) : reviewsAddress(id),
    indexar: usual && any,
    breadcrumb: [
      { label: nome, url },
      { label: 'Avaliações', url: reviewsAddress(id) },
    ],
    imagem,
  })
}
