import type { PriceRange } from '#domain/listing/listing-url.ts'
import { CONDITION_KEY, conditionWord } from '#domain/product/pieces/condition.ts'
import { headOf } from '#domain/search/query/head.ts'
import { type FurtherSynonyms, readSearch, type SearchTerm } from '#domain/search/query/query.ts'
import { readCondition } from '#domain/search/query/read-condition.ts'
import { readRequest, type SearchRequest } from '#domain/search/query/read-request.ts'
import { notificationOf } from '#domain/search/query/result-notification.ts'
import { writtenTerms } from '#domain/search/query/written-words.ts'
import { searchTokens } from '#domain/search/search-text.ts'
import { isQuality } from '#domain/search/vocabulary/known-words.ts'
import { requestedKinds } from '#domain/search/vocabulary/unsold.ts'
import type { Database } from '#platform/database/connect.ts'
import { readText } from '../text/read-text.ts'
import { type FindGoodsInput, findGoods, type Goods } from './find-goods.ts'
import { hasPriceIn, productsCalled } from './narrow-results.ts'
import { nearProducts } from './near-products.ts'
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
  /** Attributes and their values that filter the list: sizes, and the conditions of pieces. All are URL words. */
  valores: Goods['valores']
}

/** With this few results, similar products are shown if several things were asked for. */
const FEW = 2

/**
 * Searches a text: its goods, price, age and condition; what the shop doesn't sell; and similar products. A condition
 * that no piece on sale has is searched as any other word.
 */
export async function answerSearch(
  db: Database,
  typed: string,
  knowledge: SearchKnowledge,
): Promise<SearchAnswer> {
  const request = readRequest(typed)
  const texto = withoutWords(request.texto, knowledge.pageWords)
  const condition = request.exact ? null : readCondition(texto)
  const conditions = condition?.condicoes.map(conditionWord) ?? []
  const ofPieces =
    condition && (await answerText(db, typed, { request, conditions, knowledge, texto: condition.rest }))

  return ofPieces?.valores.some(([atributo]) => atributo === CONDITION_KEY)
    ? ofPieces
    : answerText(db, typed, { request, conditions: [], knowledge, texto })
}

type TextInput = {
  request: SearchRequest
  /** The text without price, age and condition. */
  texto: string
  /** URL words of conditions. */
  conditions: readonly string[]
  knowledge: SearchKnowledge
}

async function answerText(
  db: Database,
  typed: string,
  { request, texto, conditions, knowledge: { synonyms } }: TextInput,
): Promise<SearchAnswer> {
  const terms = readSearch(texto, { synonyms })
  const unsold = await unsoldAmong(db, requestedKinds(terms))
  const others = terms.filter(
    (term) => !unsold.some((each) => each.term === term) && !term.palavras.every(isQuality),
  )
  const naoVendidos = [...new Set(unsold.map(({ kind }) => kind.nome))]
  const goods = unsold.length === 0 ? texto : writtenTerms(others, texto).join(' ')
  const options = { synonyms, conditions, exact: request.exact }

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
    valores: found.valores,
  }
}

/** A price applies to the thing itself: a cheap `violão` is not a cheap string for one. */
async function narrowByMoney(db: Database, { ids, terms, buscado, valores }: Goods, request: SearchRequest) {
  const { range, order } = request
  const unchanged = { ids, terms, range, order, emptyRange: null }
  if (ids.length === 0 || (range === null && order === null)) return unchanged
  const head = headOf(terms, buscado)
  const called = head ? await productsCalled(db, ids, head) : ids
  const ofPieces = valores.some(([atributo]) => atributo === CONDITION_KEY)
  const price = ofPieces ? 'preco_exemplar' : 'preco_por'
  if (range === null || (await hasPriceIn(db, called, range, price))) return { ...unchanged, ids: called }
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

function withoutWords(texto: string, words: ReadonlySet<string>): string {
  if (words.size === 0) return texto

  return texto
    .split(/\s+/)
    .filter((word) => !searchTokens(word).some((token) => words.has(token)))
    .join(' ')
}
