import { slugOf } from '#domain/format/slug.ts'
import { CONDITION_KEY } from '#domain/product/pieces/condition.ts'
import { headOf } from '#domain/search/query/head.ts'
import { type FurtherSynonyms, readSearch } from '#domain/search/query/query.ts'
import type { SearchRequest } from '#domain/search/query/read-request.ts'
import { ADULT_AGE, sizesForAge } from '#domain/search/query/sizes-by-age.ts'
import { searchTokens } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Reading, readText } from '../text/read-text.ts'
import { productsCalled, SIZE_ATTRIBUTE, valuesAmong } from './narrow-results.ts'
import { popularProducts } from './popular-products.ts'

/** The products of a text, with the attributes and values that filter them, as URL words. */
export type Goods = Reading & { valores: [atributo: string, words: string[]][] }

export type FindGoodsInput = { synonyms: FurtherSynonyms; exact: boolean; conditions: readonly string[] }

/** Finds goods, also in the requested condition if one of them has it. */
export async function findGoods(
  db: Database,
  goods: string,
  request: SearchRequest,
  options: FindGoodsInput,
): Promise<Goods> {
  const found = await findGoodsFor(db, goods, request, options)
  if (options.conditions.length === 0 || found.dropped.length > 0) return found
  const words = await valuesAmong(db, found.ids, { atributo: CONDITION_KEY, words: options.conditions })

  return words.length === 0 ? found : { ...found, valores: [...found.valores, [CONDITION_KEY, words]] }
}

/** Finds goods for whom they are meant: in the sizes of that age, else those called `infantil`, else any. */
async function findGoodsFor(
  db: Database,
  goods: string,
  { age, child, range, order }: SearchRequest,
  options: FindGoodsInput,
): Promise<Goods> {
  const young = child || (age !== null && age < ADULT_AGE)
  const { conditions } = options
  const narrowed = range !== null || conditions.length > 0
  const anything = goods === '' && !young && (narrowed || order !== null)
  if (anything || (onlyNoise(goods, options) && narrowed))
    return {
      ids: await popularProducts(db, conditions),
      buscado: goods,
      terms: [],
      dropped: [],
      valores: [],
    }

  if (goods === '' && !young) return { ids: [], buscado: goods, terms: [], dropped: [], valores: [] }

  const reading = await readText(db, goods === '' ? CHILDRENS : goods, options)
  if (age === null && !child) return { ...reading, valores: [] }
  const head = headOf(reading.terms, goods)
  const called = head ? await productsCalled(db, reading.ids, head) : reading.ids
  const sizes = await valuesAmong(db, called, {
    atributo: SIZE_ATTRIBUTE,
    words: sizesForAge(age).map(slugOf),
  })
  if (sizes.length > 0 && reading.dropped.length === 0)
    return { ...reading, ids: called, valores: [[SIZE_ATTRIBUTE, sizes]] }
  if (!young || goods === '') return { ...reading, valores: [] }

  const childrensText = `${goods} ${CHILDRENS}`
  const named = await readText(db, childrensText, options)

  return { ...named, buscado: named.buscado === childrensText ? goods : named.buscado, valores: [] }
}

const CHILDRENS = 'infantil'

function onlyNoise(goods: string, { synonyms }: FindGoodsInput) {
  const terms = readSearch(goods, { synonyms })

  return terms.length > 0 && terms.every(({ palavras }) => palavras.every((word) => GIFTS.has(word)))
}

/** Words that say that something is wanted, but not what. */
const GIFTS = new Set(
  ['presente', 'lembranca', 'produto', 'coisa', 'algo', 'instrumento'].flatMap(searchTokens),
)
