import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Suggestions } from '#contract/search.ts'
import { pictureUrl } from '#domain/picture-url.ts'
import { rankDestinations } from '#domain/search-destinations.ts'
import { readSearch, type SearchTerm, searchQueries } from '#domain/search-query.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Visit } from '#platform/visit.ts'
import { candidates } from './candidates.ts'
import { correctText } from './correct-text.ts'
import { relevance } from './relevance.ts'
import { rowsOf } from './rows.ts'
import { searchUrl } from './search-url.ts'

const MOST_PRODUCTS = 6
const MOST_CATEGORIES = 4
const MOST_BRANDS = 3

/** Enough that the rule which ranks them sees all that could be meant. */
const DESTINATIONS_READ = 60
const MOST_WORDS = 20

/** Beginnings that so many people type that the answer is recalled; what is longer is mostly one person's. */
const SHARED_LETTERS = 8

const Answer = z.object({
  total: z.int(),
  produtos: z.array(
    z.object({
      precoPor: z.int(),
      disponivel: z.boolean(),
      card: z.object({
        slug: z.string(),
        nome: z.string(),
        marca: z.object({ nome: z.string() }),
        descricaoCurta: z.string(),
        imagem: z.object({ hash: z.string(), alt: z.string(), largura: z.int(), altura: z.int() }),
      }),
    }),
  ),
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
 * What the shop has for a text that is still being typed: products with their from-price, categories, brands. A text
 * that begins nothing here is read as the words that it was likely meant to be.
 */
export async function suggest(
  { db, tag, recall }: Visit,
  { busca }: { busca: string },
): Promise<Suggestions> {
  tag('listagem')
  const ask = () => firstAnswer(db, busca)
  const { terms, answer } =
    busca.length > SHARED_LETTERS
      ? await ask()
      : await recall(`sugestoes ${busca}`, ['listagem', 'vocabulario'], ask)
  const destinos = rankDestinations(answer.destinos, terms)
  const links = (tipo: string, most: number) =>
    destinos
      .filter((destino) => destino.tipo === tipo)
      .slice(0, most)
      .map(({ nome, url }) => ({ nome, url }))

  return {
    busca,
    produtos: answer.produtos.map(({ precoPor, disponivel, card: { slug, marca, imagem, ...card } }) => ({
      url: `/${slug}`,
      nome: card.nome,
      marca: marca.nome,
      descricaoCurta: card.descricaoCurta,
      imagem: {
        imagem: pictureUrl(imagem.hash),
        alt: imagem.alt,
        largura: imagem.largura,
        altura: imagem.altura,
      },
      precoPor,
      disponivel,
    })),
    categorias: links('categoria', MOST_CATEGORIES),
    marcas: links('marca', MOST_BRANDS),
    termos: answer.termos,
    verTodos: { url: searchUrl(busca), total: answer.total },
  }
}

const NOTHING: z.infer<typeof Answer> = { total: 0, produtos: [], destinos: [], termos: [] }

async function firstAnswer(db: Database, busca: string) {
  const typed = await answerFor(db, busca)
  if (typed.answer.total > 0) return typed
  const corrected = await correctText(db, busca, new Map())

  return corrected === null ? typed : answerFor(db, corrected)
}

async function answerFor(db: Database, text: string) {
  const terms = readSearch(text, { typing: true })
  const [answer = NOTHING] = terms.length > 0 ? await rowsOf(db, Answer, answerQuery(terms)) : []

  return { terms, answer }
}

/** All in one query: what one types waits for the network often enough. */
function answerQuery(terms: SearchTerm[]) {
  const { todos } = searchQueries(terms)
  const words = terms.flatMap(({ alternativas }) => alternativas.flat())
  const begun = terms.at(-1)?.inicio

  return sql`
    with ${candidates(todos)},
    primeiros as materialized (
      select id_produto, row_number() over (
        order by disponivel desc, ${relevance(terms, sql`busca`)} desc, popularidade desc, id_produto
      ) as ordem
      from achados
      order by ordem
      limit ${MOST_PRODUCTS}
    ), lidas as materialized (
      select palavra, escrita, ocorrencias from vocabulario
      where palavra = any (${sql.param(words)}::text[]) or palavra like ${begun ? `${begun}%` : ''}
      order by ocorrencias desc
      limit ${MOST_WORDS}
    )
    select
      (select count(*)::integer from achados) as total,
      (
        select coalesce(json_agg(json_build_object('precoPor', preco_por, 'disponivel', disponivel, 'card', card)
          order by ordem), '[]')
        from primeiros join listagem using (id_produto)
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
