import { and, asc, type Column, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Review, ReviewOrder } from '#contract/reviews/reviews.ts'
import { CRITERIA } from '#domain/review/criteria.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { publicName } from '../authors/public-name.ts'
import { avaliacoes } from '../tables.ts'

const published = and(
  eq(avaliacoes.idProduto, sql.placeholder('idProduto')),
  eq(avaliacoes.situacao, 'publicada'),
)

const latest = [desc(avaliacoes.data), desc(avaliacoes.id)]
const helpful = [desc(avaliacoes.votosUteis), ...latest]

/** Every order ends with the id, so that pages never show a review twice. */
const ORDERINGS: Record<ReviewOrder, SQL[]> = {
  'Mais úteis': helpful,
  'Mais recentes': latest,
  'Maior nota': [desc(avaliacoes.nota), ...helpful],
  'Menor nota': [asc(avaliacoes.nota), ...helpful],
}

export type ReviewPage = { order: ReviewOrder; offset: number; limit: number; nota?: number | undefined }

/** Lists a product's published reviews in the given order. */
export async function listReviews(
  db: Database,
  idProduto: number,
  { order, ...page }: ReviewPage,
): Promise<Review[]> {
  const rows = await reviewsQuery(order, page.nota !== undefined)(db).execute({ idProduto, ...page })

  return rows.map(review)
}

const reviewsQueries = new Map<string, ReturnType<typeof prepareReviews>>()

function reviewsQuery(order: ReviewOrder, ofOneNota: boolean) {
  const name = `avaliacoes_${order}_${ofOneNota}`
  const query = reviewsQueries.get(name) ?? prepareReviews(name, order, ofOneNota)
  reviewsQueries.set(name, query)

  return query
}

function prepareReviews(name: string, order: ReviewOrder, ofOneNota: boolean) {
  return preparedQuery((db) =>
    db
      .select({ ...getTableColumns(avaliacoes), fotos: PICTURES })
      .from(avaliacoes)
      .where(and(published, ofOneNota ? eq(avaliacoes.nota, sql.placeholder('nota')) : undefined))
      .orderBy(...ORDERINGS[order])
      .offset(sql.placeholder('offset'))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
}

type PublishedPicture = { hash: string; largura: number; altura: number }

const PICTURES = sql<PublishedPicture[]>`(
  select coalesce(
    json_agg(json_build_object('hash', f.hash, 'largura', f.largura, 'altura', f.altura) order by f.posicao), '[]'
  )
  from avaliacoes_fotos f where f.id_avaliacao = avaliacoes.id and f.hash is not null
)`

/** Returns the counts and averages of a product's published reviews. Averages are null without ratings. */
export async function countReviews(db: Database, idProduto: number) {
  const [counts] = await countsQuery(db).execute({ idProduto })
  if (!counts) throw new Error('A count returned no row.')
  const { estrelas, ...rest } = counts

  return { ...rest, histograma: STARS.map((nota, i) => ({ nota, quantidade: estrelas[i] ?? 0 })) }
}

const STARS = [5, 4, 3, 2, 1]

const countsQuery = preparedQuery((db) =>
  db
    .select({
      quantidade: sql<number>`count(*)::int`,
      media: average(avaliacoes.nota),
      recomendam: sql<number | null>`round(avg(${avaliacoes.recomenda}::int) * 100)::int`,
      som: average(avaliacoes.som),
      acabamento: average(avaliacoes.acabamento),
      tocabilidade: average(avaliacoes.tocabilidade),
      custoBeneficio: average(avaliacoes.custoBeneficio),
      estrelas: sql<number[]>`array[${sql.join(STARS.map(countOf), sql`, `)}]`,
    })
    .from(avaliacoes)
    .where(published)
    .prepare('counted_reviews'),
)

/** One decimal, as the page shows it. */
function average(column: Column) {
  return sql<number | null>`round(avg(${column}), 1)::float8`
}

function countOf(nota: number) {
  return sql`(count(*) filter (where ${avaliacoes.nota} = ${nota}))::int`
}

/** The public part of a review: neither the author's e-mail nor their full name. */
function review(row: typeof avaliacoes.$inferSelect & { fotos: PublishedPicture[] }): Review {
  const nome = publicName(row.nome)

  return {
    id: row.id,
    nome,
    cidade: row.cidade,
    nota: row.nota,
    titulo: row.titulo,
    comentario: row.comentario,
    recomenda: row.recomenda,
    criterios: CRITERIA.flatMap((criterio) => {
      const nota = row[criterio]
      return nota === null ? [] : [{ criterio, nota }]
    }),
    anexos: row.fotos.map(({ hash, ...size }, i) => ({
      imagem: pictureUrl(hash),
      alt: `Foto ${i + 1} de ${nome}`,
      ...size,
    })),
    compraVerificada: row.compraVerificada,
    votosUteis: row.votosUteis,
    data: row.data.toISOString(),
    resposta: row.resposta,
  }
}
