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
import { askedRows } from '#platform/catalog/listing/preferred-variants.ts'
import type { CardRow } from '#platform/catalog/product/card.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { answerSearch, type SearchKnowledge } from './results/answer-search.ts'
import { candidates } from './results/candidates.ts'
import { findPages } from './results/find-pages.ts'
import { relevance } from './results/relevance.ts'
import { rowsOf } from './rows.ts'
import { ruleKey, searchRules } from './rules/search-rules.ts'
import { searchUrl } from './search-url.ts'
import { type AskedValue, askedValuesOf, byAttribute } from './text/attribute-values.ts'
import { completionsOf } from './text/complete-text.ts'

const MAX_PRODUCTS = 6
const MAX_CATEGORIES = 4
const MAX_BRANDS = 3

/** Enough that the rule which ranks them sees all that could be meant. */
const DESTINATIONS_READ = 60
const MAX_WORDS = 20

/** Beginnings that so many people type that the answer is recalled; what is longer is mostly one person's. */
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
 * What the shop has for a text that is still being typed: products with their from-price, categories, brands, texts that go on
 * from it, pages of the shop. A text that begins nothing here is answered as its results are.
 */
export async function suggest(context: RequestContext, { busca }: { busca: string }): Promise<Suggestions> {
  const { db, tag, memoize } = context
  tag(tags.listing)
  const rules = await searchRules(context)
  const { paginas, words } = await findPages(context, busca)
  const ask = () => firstAnswer(db, busca, { synonyms: rules.synonyms, pageWords: words })
  const { terms, answer, aviso, completar, asked } =
    busca.length > SHARED_LETTERS
      ? await ask()
      : await memoize(
          `sugestoes ${busca}`,
          [tags.listing, tags.vocabulary, tags.searchRules, tags.pages],
          ask,
        )
  const destinos = rankDestinations(answer.destinos, terms)
  const links = (tipo: string, most: number) =>
    destinos
      .filter((destino) => destino.tipo === tipo)
      .slice(0, most)
      .map(({ nome, url }) => ({ nome, url }))
  const led = rules.byKey.get(ruleKey(busca))?.pagina

  return {
    busca,
    produtos:
      asked.length > 0 ? await variantsOf(context, answer.ids, asked) : answer.produtos.map(suggestionOf),
    categorias: links('categoria', MAX_CATEGORIES),
    marcas: links('marca', MAX_BRANDS),
    termos: answer.termos,
    completar: completar.map((texto) => ({ texto, url: searchUrl(texto) })),
    paginas: led ? [{ titulo: busca, resumo: '', url: led }] : paginas,
    aviso,
    verTodos: { url: searchUrl(busca), total: answer.total },
  }
}

/** Who types `violino 3/4` is shown that size, its price and its picture. What is not asked again here is told by the product's tag. */
async function variantsOf({ db, tag }: RequestContext, ids: readonly number[], asked: readonly AskedValue[]) {
  const rows = await askedRows(db, ids.slice(0, MAX_PRODUCTS), byAttribute(asked))
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
  /** The variant that was asked for. */
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
  /** The size, hand, colour or note that the text names. */
  asked: AskedValue[]
}

async function firstAnswer(db: Database, busca: string, knowledge: SearchKnowledge): Promise<First> {
  const typed = await typedAnswer(db, busca, knowledge.synonyms)
  if (typed.answer.total > 0) {
    const asked = await askedValuesOf(db, typed.terms)
    const completar = await completionsOf(db, { busca, asked }, typed.answer.ids)
    return { ...typed, aviso: null, completar, asked }
  }

  const { ids, near, terms, aviso } = await answerSearch(db, busca, knowledge)
  const shown = ids.length > 0 ? ids : near
  const [answer = NOTHING] =
    shown.length > 0 ? await rowsOf(db, Answer, answerQuery(terms, found(shown), ids.length)) : []

  return { terms, answer, aviso, completar: [], asked: await askedValuesOf(db, terms) }
}

async function typedAnswer(db: Database, text: string, synonyms: FurtherSynonyms) {
  const terms = headFirst(readSearch(text, { typing: true, synonyms }), text)
  const [answer = NOTHING] =
    terms.length > 0 ? await rowsOf(db, Answer, answerQuery(terms, matches(terms), null)) : []

  return { terms, answer }
}

/** Common table expressions, the last of them `primeiros`: the first of what the terms match. */
function matches(terms: SearchTerm[]) {
  return sql`
    ${candidates(searchQueries(terms).todos)},
    ordenados as materialized (
      select id_produto, row_number() over (
        order by existe desc, ${relevance(terms, sql`busca`)} desc, disponivel desc, popularidade desc, id_produto
      ) as ordem
      from achados
      order by ordem
      limit ${IDS_READ}
    ), primeiros as (select * from ordenados where ordem <= ${MAX_PRODUCTS})`
}

/** Enough to see what tells the results apart. */
const IDS_READ = 60

/** The same for products that are found already. */
function found(ids: readonly number[]) {
  return sql`
    achados as (select unnest(${sql.param(ids)}::integer[]) as id_produto),
    ordenados as (
      select id as id_produto, lugar as ordem
      from unnest(${sql.param(ids.slice(0, IDS_READ))}::integer[]) with ordinality achado (id, lugar)
    ), primeiros as (select * from ordenados where ordem <= ${MAX_PRODUCTS})`
}

/** All in one query: what one types waits for the network often enough. `total` null: as many as were matched. */
function answerQuery(terms: SearchTerm[], products: ReturnType<typeof found>, total: number | null) {
  const words = terms.flatMap(({ alternativas }) => alternativas.flat())
  const begun = terms.find(({ inicio }) => inicio !== null)?.inicio

  return sql`
    with ${products},
    lidas as materialized (
      select palavra, escrita, ocorrencias from vocabulario
      where palavra = any (${sql.param(words)}::text[]) or palavra like ${begun ? `${begun}%` : ''}
      order by ocorrencias desc
      limit ${MAX_WORDS}
    )
    select
      ${total === null ? sql`(select count(*)::integer from achados)` : sql`${total}::integer`} as total,
      (select coalesce(array_agg(id_produto::integer order by ordem), '{}') from ordenados) as ids,
      (
        select coalesce(json_agg(json_build_object('precoPor', preco_por, 'precoMaximo', preco_maximo,
          'disponivel', disponivel, 'situacao', situacao, 'card', card) order by ordem), '[]')
        from primeiros join searchable_products using (id_produto)
      ) as produtos,
      (
        select coalesce(json_agg(d), '[]')
        from (
          select tipo, nome, url, produtos, palavras from destinos
          where palavras && array(select palavra from lidas)
          order by produtos desc
          limit ${DESTINATIONS_READ}
        ) d
      ) as destinos,
      (select coalesce(json_agg(escrita order by ocorrencias desc), '[]') from lidas) as termos`
}
