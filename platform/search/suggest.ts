import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Suggestions } from '#contract/catalog/search.ts'
import { rankDestinations } from '#domain/search/destinations.ts'
import { headFirst } from '#domain/search/query/head.ts'
import {
  type FurtherSynonyms,
  readSearch,
  type SearchTerm,
  searchQueries,
} from '#domain/search/query/query.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { preferredRows } from '#platform/catalog/listing/preferred-variants.ts'
import type { CardRow } from '#platform/catalog/product/card.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { answerSearch, type SearchKnowledge } from './results/answer-search.ts'
import { candidates } from './results/candidates.ts'
import { findPages } from './results/find-pages.ts'
import { relevance } from './results/relevance.ts'
import { rowsOf } from './rows.ts'
import { ruleKey, searchRules } from './rules/search-rules.ts'
import { searchUrl } from './search-url.ts'
import { byAttribute, type RequestedValue, requestedValuesOf } from './text/attribute-values.ts'
import { completionsOf } from './text/complete-text.ts'

const MAX_PRODUCTS = 6
const MAX_CATEGORIES = 4
const MAX_BRANDS = 3

/** Enough candidates for `rankDestinations`. */
const DESTINATIONS_READ = 60
const MAX_WORDS = 20

/** Suggestions for short texts are cached, since many people type them; longer ones are mostly unique. */
const SHARED_LETTERS = 8

const Product = z.object({
  precoPor: z.int(),
  precoMaximo: z.int(),
  disponivel: z.boolean(),
  situacao: z.string(),
  card: z.object({
    slug: z.string(),
    nome: z.string(),
    marca: z.object({ nome: z.string() }),
    descricaoCurta: z.string(),
    imagem: z.object({ hash: z.string(), alt: z.string(), largura: z.int(), altura: z.int() }),
  }),
})

const Answer = z.object({
  total: z.int(),
  ids: z.array(z.int()),
  produtos: z.array(Product),
  destinos: z.array(
    z.object({
      tipo: z.enum(['categoria', 'marca']),
      nome: z.string(),
      url: z.string(),
      produtos: z.int(),
      palavras: z.array(z.string()),
    }),
  ),
  termos: z.array(z.string()),
})

/**
 * Suggestions for a text that is being typed: products with their from-price, categories, brands, completions and
 * content pages. If no product matches what was typed so far, the text is searched as on the results page.
 */
export async function suggest(context: RequestContext, { busca }: { busca: string }): Promise<Suggestions> {
  const { db, tag, memoize } = context
  tag(tags.listing)
  const rules = await searchRules(context)
  const { paginas, words } = await findPages(context, busca)
  const ask = () => firstAnswer(db, busca, { synonyms: rules.synonyms, pageWords: words })
  const { terms, answer, aviso, completar, requested } =
    busca.length > SHARED_LETTERS
      ? await ask()
      : await memoize(
          ['sugestoes', busca],
          [tags.listing, tags.vocabulary, tags.searchRules, tags.pages, tags.services, tags.settings],
          ask,
        )
  const destinos = rankDestinations(answer.destinos, terms)
  const links = (tipo: string, limit: number) =>
    destinos
      .filter((destino) => destino.tipo === tipo)
      .slice(0, limit)
      .map(({ nome, url }) => ({ nome, url }))
  const led = rules.byKey.get(ruleKey(busca))?.pagina

  return {
    busca,
    produtos:
      requested.length > 0
        ? await variantsOf(context, answer.ids, requested)
        : answer.produtos.map(suggestionOf),
    categorias: links('categoria', MAX_CATEGORIES),
    marcas: links('marca', MAX_BRANDS),
    termos: answer.termos,
    completar: completar.map((texto) => ({ texto, url: searchUrl(texto) })),
    paginas: led ? [{ titulo: busca, resumo: '', url: led }] : paginas,
    aviso,
    verTodos: { url: searchUrl(busca), total: answer.total },
  }
}

/**
 * The products as the variants that the text names: `violino 3/4` shows that size, its price and its picture. Tagged by
 * product, since prices of variants change without the listing's tag.
 */
async function variantsOf(
  { db, tag }: RequestContext,
  ids: readonly number[],
  requested: readonly RequestedValue[],
) {
  const rows = await preferredRows(db, ids.slice(0, MAX_PRODUCTS), byAttribute(requested))
  tag(...rows.map(({ idProduto }) => tags.product(idProduto)))

  return rows.map((row) =>
    suggestionOf({
      ...row,
      disponivel: row.estoque > 0 && row.situacao === 'disponivel',
      variante: row.variante,
    }),
  )
}

type Suggested = Omit<z.infer<typeof Product>, 'card'> & {
  card: Pick<CardRow['card'], 'slug' | 'nome' | 'descricaoCurta' | 'imagem'> & { marca: { nome: string } }
  /** The requested variant. */
  variante?: CardRow['variante']
}

function suggestionOf({ precoPor, precoMaximo, disponivel, situacao, card, variante }: Suggested) {
  const { slug, nome, marca, descricaoCurta } = card
  const imagem = variante?.imagens[0] ?? card.imagem

  return {
    url: `/${slug}${variante?.selecao ?? ''}`,
    nome,
    marca: marca.nome,
    descricaoCurta,
    imagem: {
      imagem: pictureUrl(imagem.hash),
      alt: imagem.alt,
      largura: imagem.largura,
      altura: imagem.altura,
    },
    precoPor,
    aPartirDe: precoMaximo > precoPor,
    disponivel,
    sobConsulta: situacao === 'sobConsulta',
    variante: variante?.atributos ?? null,
  }
}

const NOTHING: z.infer<typeof Answer> = { total: 0, ids: [], produtos: [], destinos: [], termos: [] }

type First = {
  terms: SearchTerm[]
  answer: z.infer<typeof Answer>
  aviso: string | null
  completar: string[]
  /** Sizes, hands, colours or notes that the text names. */
  requested: RequestedValue[]
}

async function firstAnswer(db: Database, busca: string, knowledge: SearchKnowledge): Promise<First> {
  const typed = await typedAnswer(db, busca, knowledge.synonyms)
  if (typed.answer.total > 0) {
    const requested = await requestedValuesOf(db, typed.terms)
    const completar = await completionsOf(db, { busca, requested }, typed.answer.ids)
    return { ...typed, aviso: null, completar, requested }
  }

  const { ids, near, terms, aviso } = await answerSearch(db, busca, knowledge)
  const shown = ids.length > 0 ? ids : near
  const [answer = NOTHING] =
    shown.length > 0 ? await rowsOf(db, Answer, answerQuery(terms, found(shown), ids.length)) : []

  return { terms, answer, aviso, completar: [], requested: await requestedValuesOf(db, terms) }
}

async function typedAnswer(db: Database, text: string, synonyms: FurtherSynonyms) {
  const terms = headFirst(readSearch(text, { typing: true, synonyms }), text)
  const [answer = NOTHING] =
    terms.length > 0 ? await rowsOf(db, Answer, answerQuery(terms, matches(terms), null)) : []

  return { terms, answer }
}

/** Common table expressions, ending with `first_results`: the first products that match the terms. */
function matches(terms: SearchTerm[]) {
  return sql`
    ${candidates(searchQueries(terms).all)},
    ordered as materialized (
      select id_produto, row_number() over (
        order by in_stock desc, ${relevance(terms, sql`busca`)} desc, disponivel desc, popularidade desc, id_produto
      ) as place
      from candidates
      order by place
      limit ${IDS_READ}
    ), first_results as (select * from ordered where place <= ${MAX_PRODUCTS})`
}

/** Enough to see by which attributes the results differ. */
const IDS_READ = 60

/** The same for products that were already found. */
function found(ids: readonly number[]) {
  return sql`
    candidates as (select unnest(${sql.param(ids)}::integer[]) as id_produto),
    ordered as (
      select id as id_produto, place
      from unnest(${sql.param(ids.slice(0, IDS_READ))}::integer[]) with ordinality found (id, place)
    ), first_results as (select * from ordered where place <= ${MAX_PRODUCTS})`
}

/** All in one query, since typing waits for it. `total` null: the number of matches. */
function answerQuery(terms: SearchTerm[], products: ReturnType<typeof found>, total: number | null) {
  const words = terms.flatMap(({ alternatives }) => alternatives.flat())
  const begun = terms.find(({ prefix }) => prefix !== null)?.prefix

  return sql`
    with ${products},
    words_read as materialized (
      select palavra, escrita, ocorrencias from vocabulario
      where palavra = any (${sql.param(words)}::text[]) or palavra like ${begun ? `${begun}%` : ''}
      order by ocorrencias desc
      limit ${MAX_WORDS}
    )
    select
      ${total === null ? sql`(select count(*)::integer from candidates)` : sql`${total}::integer`} as total,
      (select coalesce(array_agg(id_produto::integer order by place), '{}') from ordered) as ids,
      (
        select coalesce(json_agg(json_build_object('precoPor', preco_por, 'precoMaximo', preco_maximo,
          'disponivel', disponivel, 'situacao', situacao, 'card', card) order by place), '[]')
        from first_results join searchable_products using (id_produto)
      ) as produtos,
      (
        select coalesce(json_agg(d), '[]')
        from (
          select tipo, nome, url, produtos, palavras from destinos
          where palavras && array(select palavra from words_read)
          order by produtos desc
          limit ${DESTINATIONS_READ}
        ) d
      ) as destinos,
      (select coalesce(json_agg(escrita order by ocorrencias desc), '[]') from words_read) as termos`
}
