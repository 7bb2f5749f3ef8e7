import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '#contract/paging.ts'
import { countedPage, pageBounds } from '#platform/database/page-bounds.ts'
import { productsIn } from '../../collections/categories/products-below.ts'
import { hasTypedWords, type Searching } from '../find-by-words.ts'

export type SkuOrder = 'produto' | '-produto' | 'sku' | '-sku' | 'estoque' | '-estoque'

type Filter = {
  /** A condition on the table `skus_busca k`, for a search (`hasTypedWords`). */
  words?: SQL | undefined
  /** Ids of categories that the products are in (`categoriesBelow`). */
  below?: readonly number[] | undefined
  /** Id of their brand (`brandId`); null finds nothing. */
  brand?: number | null | undefined
  /** Conditions on the table `k`, which has `id` and `id_produto`. */
  conditions?: (SQL | undefined)[]
  /** A condition on the table `skus`, without an alias. */
  ofSku?: SQL | undefined
}

type SkuPageInput = Omit<Filter, 'words'> & {
  /** Words of product, brand, code or EAN; an empty text finds all. */
  busca: string
  ordem?: SkuOrder
  pagina: number
  porPagina: number
}

/**
 * A page of SKU ids in their order, and the total up to `MAX_COUNTED`. Only ids: other columns are then read just for the
 * rows of the page, and skipping to a late page only scans an index.
 */
export async function skuPage(
  context: Searching,
  { ordem = 'produto', pagina, porPagina, busca, ...narrowed }: SkuPageInput,
): Promise<{ ids: number[]; total: number }> {
  const { from, orderBy } = ORDERS[ordem]
  const { limit, offset } = pageBounds({ pagina, porPagina, busca })
  const words =
    busca === '' ? undefined : await hasTypedWords(context, { table: 'skus_busca', alias: sql`k`, busca })
  const filter = { ...narrowed, words }
  const first = ordem === 'produto' ? firstByName(filter, limit + offset) : null
  const source = first ?? sql`${from} where ${matching(filter, from)}`

  return countedPage(context.db, {
    page: sql`select k.id from ${source} order by ${orderBy} limit ${limit} offset ${offset}`,
    matches: countedRows(filter),
    limit,
    offset,
  })
}

/** As many SKUs are read of all categories together; the end of a list of many categories comes from all names instead. */
const MAX_READ = 20_000

/**
 * The first SKUs of a brand or of each category in the order of names: walking along all names until a page was met took
 * a second for a category whose names begin late in the alphabet, of a million products. Null if something else narrows
 * them: that can leave few, which PostgreSQL then finds by it.
 */
function firstByName({ below, brand, ...filter }: Filter, amount: number): SQL | null {
  if (!findsAll(filter) || (below?.length ?? 1) * amount > MAX_READ) return null
  const where = matching(filter, BY_NAME)
  if (brand !== undefined) return below ? null : firstOfBrand(brand, where, amount)

  return below ? firstOfCategories(below, where, amount) : null
}

function firstOfBrand(brand: number | null, where: SQL, amount: number): SQL {
  return sql`(
    select k.* from produtos p join ${BY_NAME} on k.id_produto = p.id
    where p.id_marca = ${brand} and ${where}
    order by without_accents(p.nome), p.id, k.posicao, k.id limit ${amount}
  ) k`
}

function firstOfCategories(below: readonly number[], where: SQL, amount: number): SQL {
  const ids = sql.param([...below])

  return sql`(
    select distinct k.nome_ordem, k.id_produto, k.posicao, k.id
    from unnest(${ids}::integer[]) b (id_categoria)
    cross join lateral (
      select k.* from produto_categorias c join ${BY_NAME} on k.id_produto = c.id_produto
      where c.id_categoria = b.id_categoria and ${where}
      order by c.nome_ordem, c.id_produto, k.posicao, k.id limit ${amount}
    ) k
  ) k`
}

function findsAll({ words, ofSku, conditions = [] }: Filter): boolean {
  return !words && !ofSku && conditions.every((condition) => !condition || condition === NO_PIECES)
}

/** Of a brand, SKUs are counted product by product, until there are enough: PostgreSQL would rather read all SKUs. */
function countedRows({ brand, ...filter }: Filter): SQL {
  if (brand !== undefined && !filter.below && findsAll(filter))
    return sql`produtos p cross join lateral (
      select from ${BY_NAME} where k.id_produto = p.id and ${matching(filter, BY_NAME)} limit ${MAX_COUNTED}
    ) k where p.id_marca = ${brand}`
  const from = filter.ofSku && !filter.words ? SKUS : BY_NAME

  return sql`${from} where ${matching({ ...filter, brand }, from)}`
}

function matching({ words, below, brand, conditions = [], ofSku }: Filter, from: SQL): SQL {
  const found =
    from === BY_NAME ? words : words && sql`k.id in (select k.id_sku from skus_busca k where ${words})`
  const category = below && sql`k.id_produto in ${productsIn(below)}`
  const ofBrand =
    brand === undefined ? undefined : sql`k.id_produto in (select id from produtos where id_marca = ${brand})`
  const own = from === SKUS ? ofSku : ofSku && sql`k.id in (select id from skus where ${ofSku})`

  // How frequent a word, brand or category is decides how its SKUs are found.
  return sql`${and(found, category, ofBrand, own, ...conditions) ?? sql`true`} /* values decide */`
}

/** A condition on the table `k`: variants only. */
export const NO_PIECES = sql`k.id not in (select id_sku from exemplares)`

const BY_NAME = sql`skus_busca k (id, id_produto, posicao, nome_ordem, palavras)`
const SKUS = sql`skus k`

const ORDERS: Record<SkuOrder, { from: SQL; orderBy: SQL }> = {
  produto: { from: BY_NAME, orderBy: sql`k.nome_ordem, k.id_produto, k.posicao, k.id` },
  '-produto': {
    from: BY_NAME,
    orderBy: sql`k.nome_ordem desc, k.id_produto desc, k.posicao desc, k.id desc`,
  },
  sku: { from: SKUS, orderBy: sql`k.sku` },
  '-sku': { from: SKUS, orderBy: sql`k.sku desc` },
  estoque: { from: SKUS, orderBy: sql`k.estoque, k.id` },
  '-estoque': { from: SKUS, orderBy: sql`k.estoque desc, k.id desc` },
}
