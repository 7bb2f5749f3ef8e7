import type { PriceRange } from '#domain/listing/listing-url.ts'
import { headOf } from '#domain/search/query/head.ts'
import { type FurtherSynonyms, readSearch, type SearchTerm } from '#domain/search/query/query.ts'
import { readRequest, type SearchRequest } from '#domain/search/query/read-request.ts'
import { notificationOf } from '#domain/search/query/result-notification.ts'
import { ADULT_AGE, sizesForAge } from '#domain/search/query/sizes-by-age.ts'
import { writtenTerms } from '#domain/search/query/written-words.ts'
import { searchTokens } from '#domain/search/search-text.ts'
import { isQuality } from '#domain/search/vocabulary/known-words.ts'
import { requestedKinds } from '#domain/search/vocabulary/unsold.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Reading, readText } from '../text/read-text.ts'
import { hasPriceIn, productsCalled, sizesAmong } from './narrow-results.ts'
import { nearProducts } from './near-products.ts'
import { popularProducts } from './popular-products.ts'
import { unsoldAmong } from './sold-kinds.ts'

/** What is looked up for a text before it is searched. */
export type SearchKnowledge = {
  synonyms: FurtherSynonyms
  /** Words that ask for a content page, not for goods. */
  pageWords: ReadonlySet<string>
}

/** The result of a text before filters: the same for all pages, orders and filters. */
export type SearchAnswer = {
  /** Products found, best first. */
  ids: number[]
  /** Similar products if little or nothing was found; best first. */
  near: number[]
  terms: SearchTerm[]
  /** `texto` is the text without price and age, `buscado` the text that was searched instead. */
  texto: string
  buscado: string
  aviso: string | null
  retirados: string[]
  naoVendidos: string[]
  range: PriceRange | null
  order: SearchRequest['order']
  /** URL words of the sizes that filter the list. */
  tamanhos: string[]
}

/** With this few results, similar products are shown if several things were asked for. */
const FEW = 2

/** Searches a text: its goods, price and age; what the shop doesn't sell; and similar products. */
export async function answerSearch(
  db: Database,
  typed: string,
  knowledge: SearchKnowledge,
): Promise<SearchAnswer> {
  const request = readRequest(typed)
  const texto = withoutWords(request.texto, knowledge.pageWords)
  const { synonyms } = knowledge
  const terms = readSearch(texto, { synonyms })
  const unsold = await unsoldAmong(db, requestedKinds(terms))
  const others = terms.filter(
    (term) => !unsold.some((each) => each.term === term) && !term.palavras.every(isQuality),
  )
  const naoVendidos = [...new Set(unsold.map(({ kind }) => kind.nome))]
  const goods = unsold.length === 0 ? texto : writtenTerms(others, texto).join(' ')
  const options = { synonyms, exact: request.exact }

  const found = await findGoods(db, goods, request, options)
  const narrowed = await narrowByMoney(db, found, request)
  const remaining = writtenTerms(narrowed.terms, found.buscado).join(' ')
  const retirados = writtenTerms(found.dropped, found.buscado)
  const { ids } = narrowed
  const near =
    ids.length <= FEW
      ? await nearProducts(db, { found, texto: goods, options, kinds: unsold.map(({ kind }) => kind) })
      : await siblingsOf(db, found, options)

  return {
    ids,
    near: near.filter((id) => !ids.includes(id)),
    terms: narrowed.terms,
    texto,
    buscado: found.buscado === goods ? typed : found.buscado,
    aviso: notificationOf({
      texto: found.buscado,
      foundBy: found.dropped.length > 0 || unsold.length > 0 ? remaining : texto,
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

/** Finds goods for whom they are meant: in the sizes of that age, else those called `infantil`, else any. */
async function findGoods(
  db: Database,
  goods: string,
  { age, child, range, order }: SearchRequest,
  options: FindGoodsInput,
): Promise<Goods> {
  const young = child || (age !== null && age < ADULT_AGE)
  const anything = goods === '' && !young && (range !== null || order !== null)
  if (anything || (onlyNoise(goods, options) && range !== null))
    return { ids: await popularProducts(db), buscado: goods, terms: [], dropped: [], tamanhos: [] }

  if (goods === '' && !young) return { ids: [], buscado: goods, terms: [], dropped: [], tamanhos: [] }

  const reading = await readText(db, goods === '' ? CHILDRENS : goods, options)
  if (age === null && !child) return { ...reading, tamanhos: [] }
  const head = headOf(reading.terms, goods)
  const called = head ? await productsCalled(db, reading.ids, head) : reading.ids
  const tamanhos = await sizesAmong(db, called, sizesForAge(age))
  if (tamanhos.length > 0 && reading.dropped.length === 0) return { ...reading, ids: called, tamanhos }
  if (!young || goods === '') return { ...reading, tamanhos: [] }

  const childrensText = `${goods} ${CHILDRENS}`
  const named = await readText(db, childrensText, options)

  return { ...named, buscado: named.buscado === childrensText ? goods : named.buscado, tamanhos: [] }
}

const CHILDRENS = 'infantil'

/** A price applies to the thing itself: a cheap `violão` is not a cheap string for one. */
async function narrowByMoney(db: Database, { ids, terms, buscado }: Goods, request: SearchRequest) {
  const { range, order } = request
  const unchanged = { ids, terms, range, order, emptyRange: null }
  if (ids.length === 0 || (range === null && order === null)) return unchanged
  const head = headOf(terms, buscado)
  const called = head ? await productsCalled(db, ids, head) : ids
  if (range === null || (await hasPriceIn(db, called, range))) return { ...unchanged, ids: called }
  const nearest: SearchRequest['order'] = range.ate === null ? 'Maior preço' : 'Menor preço'

  return { ...unchanged, ids: called, range: null, order: nearest, emptyRange: range }
}

/** Products that match the left-out words alone: left-handed guitars for `violão canhoto`. */
async function siblingsOf(
  db: Database,
  { dropped, buscado }: Goods,
  options: FindGoodsInput,
): Promise<number[]> {
  if (dropped.length === 0) return []
  const texto = writtenTerms(dropped, buscado).join(' ')
  const { ids, dropped: further } = await readText(db, texto, { ...options, exact: true })

  return further.length > 0 ? [] : ids.slice(0, MAX_SIBLINGS)
}

const MAX_SIBLINGS = 8

function onlyNoise(goods: string, { synonyms }: FindGoodsInput) {
  const terms = readSearch(goods, { synonyms })

  return terms.length > 0 && terms.every(({ palavras }) => palavras.every((word) => GIFTS.has(word)))
}

/** Words that say that something is wanted, but not what. */
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
