import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Review, ReviewOrder } from '#contract/reviews/reviews.ts'
import { type Criterion, shownMarks } from '#domain/review/criteria.ts'
import { playerWords } from '#domain/review/player.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { publicName } from '../authors/public-name.ts'
import { criteriaIn } from '../criteria/criteria-of.ts'
import { avaliacoes } from '../tables.ts'

const published = ofProduct(sql.placeholder('idProduto'))

function ofProduct(idProduto: SQL | Placeholder) {
  return and(eq(avaliacoes.idProduto, idProduto), eq(avaliacoes.situacao, 'publicada'))
}

export const LATEST_FIRST = [desc(avaliacoes.data), desc(avaliacoes.id)]
export const HELPFUL_FIRST = [desc(avaliacoes.votosUteis), ...LATEST_FIRST]

/** Every order ends with the id, so that pages never show a review twice. */
const ORDERINGS: Record<ReviewOrder, SQL[]> = {
  'Mais úteis': HELPFUL_FIRST,
  'Mais recentes': LATEST_FIRST,
  'Maior nota': [desc(avaliacoes.nota), ...HELPFUL_FIRST],
  'Menor nota': [asc(avaliacoes.nota), ...HELPFUL_FIRST],
}

export type ReviewPage = { order: ReviewOrder; offset: number; limit: number; nota?: number | undefined }

/** Lists a product's published reviews in the given order. */
export async function listReviews(
  db: Database,
  idProduto: number,
  { order, ...page }: ReviewPage,
): Promise<Review[]> {
  const rows = await reviewsQuery(order, page.nota !== undefined)(db).execute({ idProduto, ...page })

  return rows.map((row) => toReview(row, row.criteria))
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
      .select({
        ...getTableColumns(avaliacoes),
        criteria: criteriaIn(sql.placeholder('idProduto')),
        fotos: PICTURES,
        retorno: FOLLOW_UP,
      })
      .from(avaliacoes)
      .where(and(published, ofOneNota ? eq(avaliacoes.nota, sql.placeholder('nota')) : undefined))
      .orderBy(...ORDERINGS[order])
      .offset(sql.placeholder('offset'))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
}

type PublishedPicture = { hash: string; largura: number; altura: number }

/** The pictures of a review that may be shown. */
export const PICTURES = sql<PublishedPicture[]>`(
  select coalesce(
    json_agg(json_build_object('hash', f.hash, 'largura', f.largura, 'altura', f.altura) order by f.posicao), '[]'
  )
  from avaliacoes_fotos f where f.id_avaliacao = avaliacoes.id and f.hash is not null
)`

/** What the author says after ninety days, with its date as in JSON. */
export const FOLLOW_UP = sql<Review['retorno']>`(
  select json_build_object('nota', r.nota, 'texto', r.texto, 'data', r.data)
  from avaliacoes_retornos r where r.id_avaliacao = avaliacoes.id and r.situacao = 'publicada'
)`

/** A subquery of a product's most helpful published reviews, as JSON. */
export function mostHelpfulReviews(db: Database, idProduto: SQL, limit: number): SQL<ReviewJson[]> {
  const reviews = db
    .select({
      review: sql`${REVIEW}`.as('review'),
      place: sql`row_number() over (order by ${sql.join(HELPFUL_FIRST, sql`, `)})`.as('place'),
    })
    .from(avaliacoes)
    .where(ofProduct(idProduto))
    .orderBy(...HELPFUL_FIRST)
    .limit(limit)

  return sql<ReviewJson[]>`(select coalesce(json_agg(r.review order by r.place), '[]') from (${reviews}) r)`
}

/** A review with its date as in JSON. */
type ReviewJson = Omit<ReviewRow, 'data'> & { data: string }

const REVIEW = sql<ReviewJson>`json_build_object(
  'id', ${avaliacoes.id}, 'nome', ${avaliacoes.nome}, 'cidade', ${avaliacoes.cidade}, 'nota', ${avaliacoes.nota},
  'titulo', ${avaliacoes.titulo}, 'comentario', ${avaliacoes.comentario}, 'recomenda', ${avaliacoes.recomenda},
  'criterios', ${avaliacoes.criterios}, 'toca', ${avaliacoes.toca}, 'nivel', ${avaliacoes.nivel},
  'estilo', ${avaliacoes.estilo}, 'meses', ${avaliacoes.meses}, 'compraVerificada', ${avaliacoes.compraVerificada},
  'votosUteis', ${avaliacoes.votosUteis}, 'data', ${avaliacoes.data}, 'resposta', ${avaliacoes.resposta}, 'fotos', ${PICTURES},
  'retorno', ${FOLLOW_UP}
)`

/** Returns the counts and averages of a product's published reviews. Averages are null without ratings. */
export async function countReviews(db: Database, idProduto: number) {
  const [row] = await countsQuery(db).execute({ idProduto })
  if (!row) throw new Error('A count returned no row.')

  return toCounts(row.counts)
}

/** The same as a subquery, as JSON for `toCounts`. */
export function countedReviews(db: Database, idProduto: SQL): SQL<CountsJson> {
  return sql<CountsJson>`(${db.select({ counts: COUNTS }).from(avaliacoes).where(ofProduct(idProduto))})`
}

/** A subquery of the averages of a product's published reviews by criterion, as JSON. */
export function criterionAverages(db: Database, idProduto: SQL): SQL<Record<string, number>> {
  const marks = db
    .select({ key: sql`m.key`.as('key'), average: sql`round(avg(m.value::int), 1)::float8`.as('average') })
    .from(sql`${avaliacoes} cross join jsonb_each_text(${avaliacoes.criterios}) m`)
    .where(ofProduct(idProduto))
    .groupBy(sql`m.key`)

  return sql<
    Record<string, number>
  >`(select coalesce(json_object_agg(a.key, a.average), '{}') from (${marks}) a)`
}

/** Maps counts as PostgreSQL returns them. */
export function toCounts({ estrelas, ...counts }: CountsJson) {
  return { ...counts, histograma: STARS.map((nota, i) => ({ nota, quantidade: estrelas[i] ?? 0 })) }
}

const STARS = [5, 4, 3, 2, 1]

type CountsJson = {
  quantidade: number
  media: number | null
  recomendam: number | null
  estrelas: number[]
}

const COUNTS = sql<CountsJson>`json_build_object(
  'quantidade', count(*), 'media', ${average(avaliacoes.nota)},
  'recomendam', round(avg(${avaliacoes.recomenda}::int) * 100),
  'estrelas', array[${sql.join(STARS.map(countOf), sql`, `)}]
)`

const countsQuery = preparedQuery((db) =>
  db.select({ counts: COUNTS }).from(avaliacoes).where(published).prepare('counted_reviews'),
)

/** One decimal, as the page shows it. */
function average(column: Column) {
  return sql`round(avg(${column}), 1)::float8`
}

function countOf(nota: number) {
  return sql`(count(*) filter (where ${avaliacoes.nota} = ${nota}))::int`
}

type ReviewRow = Omit<
  typeof avaliacoes.$inferSelect,
  'idProduto' | 'chave' | 'email' | 'situacao' | 'idCliente'
> & {
  fotos: PublishedPicture[]
  retorno: Review['retorno']
}

/** The public part of a review: neither the author's e-mail nor their full name. */
export function toReview(row: ReviewRow | ReviewJson, criteria: readonly Criterion[]): Review {
  const nome = publicName(row.nome)

  return {
    id: row.id,
    nome,
    cidade: row.cidade,
    nota: row.nota,
    titulo: row.titulo,
    comentario: row.comentario,
    recomenda: row.recomenda,
    criterios: shownMarks(criteria, row.criterios),
    toca: row.toca,
    nivel: row.nivel,
    estilo: row.estilo,
    meses: row.meses,
    quemToca: playerWords(row),
    anexos: row.fotos.map(({ hash, ...size }, i) => ({
      imagem: pictureUrl(hash),
      alt: `Foto ${i + 1} de ${nome}`,
      ...size,
    })),
    compraVerificada: row.compraVerificada,
    votosUteis: row.votosUteis,
    data: new Date(row.data).toISOString(),
    resposta: row.resposta,
    retorno: row.retorno && { ...row.retorno, data: new Date(row.retorno.data).toISOString() },
  }
}
