import type { PriceRange } from '#domain/listing/listing-url.ts'
import { headOf } from '#domain/search/query/head.ts'
import { notificationOf } from '#domain/search/query/notice.ts'
import { type FurtherSynonyms, readSearch, type SearchTerm } from '#domain/search/query/query.ts'
import { readRequest, type SearchRequest } from '#domain/search/query/read-request.ts'
import { ADULT_AGE, sizesForAge } from '#domain/search/query/sizes-by-age.ts'
import { writtenTerms } from '#domain/search/query/written-words.ts'
import { searchTokens } from '#domain/search/search-text.ts'
import { isQuality } from '#domain/search/vocabulary/known-words.ts'
import { askedKinds } from '#domain/search/vocabulary/unsold.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Reading, readText } from '../text/read-text.ts'
import { anyCosts, productsCalled, sizesAmong } from './narrow-results.ts'
import { nearProducts } from './near-products.ts'
import { mostWanted } from './popular-products.ts'
import { unsoldAmong } from './sold-kinds.ts'

/** What is known of a text before it is searched. */
export type SearchKnowledge = {
  synonyms: FurtherSynonyms
  /** Words that ask for a page of the shop, not for goods. */
  pageWords: ReadonlySet<string>
}

/** What a text finds, before anybody narrows it: the same for all pages, orders and filters of its results. */
export type SearchAnswer = {
  /** The products found, the best first. */
  ids: number[]
  /** What is near it, where little or nothing was found; the best first. */
  near: number[]
  terms: SearchTerm[]
  /** What was asked for, without money and age, and the text that was searched for it. */
  texto: string
  buscado: string
  aviso: string | null
  retirados: string[]
  naoVendidos: string[]
  range: PriceRange | null
  order: SearchRequest['order']
  /** The sizes that the list is narrowed to, by their words in addresses. */
  tamanhos: string[]
}

/** So few results may be too few, if several things were asked for. */
const FEW = 2

/** The answer to a text: goods in it, money, age; what the shop doesn't have; what is near it. */
export async function answerSearch(
  db: Database,
  typed: string,
  knowledge: SearchKnowledge,
): Promise<SearchAnswer> {
  const request = readRequest(typed)
  const texto = withoutWords(request.texto, knowledge.pageWords)
  const { synonyms } = knowledge
  const terms = readSearch(texto, { synonyms })
  const unsold = await unsoldAmong(db, askedKinds(terms))
  const others = terms.filter(
    (term) => !unsold.some((each) => each.term === term) && !term.palavras.every(isQuality),
  )
  const naoVendidos = [...new Set(unsold.map(({ kind }) => kind.nome))]
  const goods = unsold.length === 0 ? texto : writtenTerms(others, texto).join(' ')
  const manner = { synonyms, exact: request.exact }

  const found = await findGoods(db, goods, request, manner)
  const narrowed = await narrowByMoney(db, found, request)
  const kept = writtenTerms(narrowed.terms, found.buscado).join(' ')
  const retirados = writtenTerms(found.dropped, found.buscado)
  const { ids } = narrowed
  const near =
    ids.length <= FEW
      ? await nearProducts(db, { found, texto: goods, manner, kinds: unsold.map(({ kind }) => kind) })
      : await siblingsOf(db, found, manner)

  return {
    ids,
    near: near.filter((id) => !ids.includes(id)),
    terms: narrowed.terms,
    texto,
    buscado: found.buscado === goods ? typed : found.buscado,
    aviso: notificationOf({
      texto: found.buscado,
      kept: found.dropped.length > 0 || unsold.length > 0 ? kept : texto,
      retirados,
      naoVendidos,
      emptyRange: narrowed.emptyRange,
      found: ids.length > 0,
    }),
    retirados,
    naoVendidos,
    range: narrowed.range,
    order: narrowed.order,
    tamanhos: found.tamanhos,
  }
}

type Goods = Reading & { tamanhos: string[] }
type FindGoodsInput = { synonyms: FurtherSynonyms; exact: boolean }

/** What is asked for, by whom it is for: in the sizes of that age, else in what is called `infantil`, else whatever it is. */
async function findGoods(
  db: Database,
  goods: string,
  { age, child, range, order }: SearchRequest,
  manner: FindGoodsInput,
): Promise<Goods> {
  const young = child || (age !== null && age < ADULT_AGE)
  const anything = goods === '' && !young && (range !== null || order !== null)
  if (anything || (onlyNoise(goods, manner) && range !== null))
    return { ids: await mostWanted(db), buscado: goods, terms: [], dropped: [], tamanhos: [] }

  if (goods === '' && !young) return { ids: [], buscado: goods, terms: [], dropped: [], tamanhos: [] }

  const reading = await readText(db, goods === '' ? CHILDRENS : goods, manner)
  if (age === null && !child) return { ...reading, tamanhos: [] }
  const head = headOf(reading.terms, goods)
  const called = head ? await productsCalled(db, reading.ids, head) : reading.ids
  const tamanhos = await sizesAmong(db, called, sizesForAge(age))
  if (tamanhos.length > 0 && reading.dropped.length === 0) return { ...reading, ids: called, tamanhos }
  if (!young || goods === '') return { ...reading, tamanhos: [] }

  const asked = `${goods} ${CHILDRENS}`
  const named = await readText(db, asked, manner)

  return { ...named, buscado: named.buscado === asked ? goods : named.buscado, tamanhos: [] }
}

const CHILDRENS = 'infantil'

/** Money is asked of the thing itself: a cheap `violão` is no string for one. */
async function narrowByMoney(db: Database, { ids, terms, buscado }: Goods, request: SearchRequest) {
  const { range, order } = request
  const asked = { ids, terms, range, order, emptyRange: null }
  if (ids.length === 0 || (range === null && order === null)) return asked
  const head = headOf(terms, buscado)
  const called = head ? await productsCalled(db, ids, head) : ids
  if (range === null || (await anyCosts(db, called, range))) return { ...asked, ids: called }
  const nearest: SearchRequest['order'] = range.ate === null ? 'Maior preço' : 'Menor preço'

  return { ...asked, ids: called, range: null, order: nearest, emptyRange: range }
}

/** What has the words that were left out, without the others: guitars for the left hand beside a `violão canhoto`. */
async function siblingsOf(
  db: Database,
  { dropped, buscado }: Goods,
  manner: FindGoodsInput,
): Promise<number[]> {
  if (dropped.length === 0) return []
  const texto = writtenTerms(dropped, buscado).join(' ')
  const { ids, dropped: further } = await readText(db, texto, { ...manner, exact: true })

  return further.length > 0 ? [] : ids.slice(0, MAX_SIBLINGS)
}

const MAX_SIBLINGS = 8

function onlyNoise(goods: string, { synonyms }: FindGoodsInput) {
  const terms = readSearch(goods, { synonyms })

  return terms.length > 0 && terms.every(({ palavras }) => palavras.every((word) => GIFTS.has(word)))
}

/** Says that something is wanted, not what. */
const GIFTS = new Set(
  ['presente', 'lembranca', 'produto', 'coisa', 'algo', 'instrumento'].flatMap(searchTokens),
)

function withoutWords(texto: string, words: ReadonlySet<string>): string {
  if (words.size === 0) return texto

  return texto
    .split(/\s+/)
    .filter((word) => !searchTokens(word).some((token) => words.has(token)))
    .join(' ')
}
