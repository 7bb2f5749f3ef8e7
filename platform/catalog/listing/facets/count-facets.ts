import { type SQL, sql } from 'drizzle-orm'
import type { StoreFreeFreight } from '#domain/shipping/free-freight.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Tag, tags } from '#platform/infrastructure/tags.ts'
import { type CountedScope, type ListingScope, scopeName } from '../listing-scope.ts'
import type { RequestedVariant } from '../variant-rows.ts'
import type { ActiveFilter } from './filters.ts'
import { liveCounts } from './live-counts.ts'
import { withNewGoods } from './new-goods.ts'
import { type CountsShape, freightBounds, precomputedCounts } from './precomputed-counts.ts'
import { variantCounts } from './variant-counts.ts'

export type CountQuestion = {
  scope: ListingScope
  active: ActiveFilter[]
  /** The store's free freight; null if it has none. */
  freeFreight: StoreFreeFreight | null
  /** A condition that narrows the scope itself. */
  fixed?: SQL | undefined
  /** Null if no variant is requested. */
  variant: RequestedVariant | null
}

/**
 * One count of kind `tipo`; brands and attribute values come with their names. Counts of products with several measured
 * values of one attribute (`medidas`, for a whole set of values or for one product) come with these values.
 */
export type Count = {
  tipo: string
  id: number
  total: number
  chave: string | null
  label: string | null
  faceta: string | null
  facetLabel: string | null
  medidas: number[] | null
}

/** `failedFilter`: the place, from 1, of the only filter that these products fail; 0 if they fail none. */
export type MarkedCount = Count & { failedFilter: number }

export type FacetCounts = {
  /** Counts of the whole listing. */
  all: Count[]
  /** For each active facet, by its URL word: the counts without its own filter. */
  without: Map<string, Count[]>
}

/** Facets with a single value have the same counts with and without their filter. */
const ONE_VALUE = ['disponivel', 'oferta', 'frete-gratis']

/**
 * Counts the products of a listing by facet value. An active facet is counted without its own filter, so that its other
 * values keep their numbers. Counts without filters, or with only the in-stock filter, are precomputed on write; counts
 * of frequent searches are cached; all others come from one pass, in which a product that fails exactly one filter
 * counts only for that filter's facet.
 */
export async function countFacets(context: CountContext, question: CountQuestion): Promise<FacetCounts> {
  const { active } = question
  if (isCounted(question)) return { all: await readCounts(context, question), without: new Map() }
  if (isSharedSearch(question)) return { all: await countsOfSearch(context, question), without: new Map() }
  const own = active.filter(({ chave }) => !ONE_VALUE.includes(chave))
  const soft: ActiveFilter[] = []
  const ready: Promise<readonly [string, Count[]]>[] = []
  for (const filter of own) {
    const other = { ...question, active: active.filter((each) => each !== filter) }
    // Precomputed counts know whether a product is in stock, but not which of its SKUs.
    if (isCounted(other) && (question.variant === null || other.active.length === 0))
      ready.push(readCounts(context, other).then((counts) => [filter.chave, counts] as const))
    else soft.push(filter)
  }
  const [now, before] = await Promise.all([countNow(context.db, question, soft), Promise.all(ready)])

  return {
    all: now.filter(({ failedFilter }) => failedFilter === 0),
    without: new Map([...before, ...soft.map(({ chave }, i) => [chave, failingOnly(now, i + 1)] as const)]),
  }
}

async function countNow(
  db: Database,
  question: CountQuestion,
  soft: readonly ActiveFilter[],
): Promise<MarkedCount[]> {
  const { variant, active, fixed } = question

  // If nothing narrows a search, requested variants only decide what cards show.
  return variant !== null && (active.length > 0 || fixed)
    ? await named(db, variantCounts(question, variant, soft))
    : withNewGoods(await named(db, liveCounts(question, soft)))
}

type CountContext = Pick<RequestContext, 'db' | 'memoize'>

type Counted = CountQuestion & { scope: CountedScope }

function isCounted(question: CountQuestion): question is Counted {
  const { scope, active, fixed } = question

  return !fixed && scope.tipo !== 'busca' && active.every(({ chave }) => chave === 'disponivel')
}

type SharedSearch = CountQuestion & { scope: { tipo: 'busca'; texto: string } }

function isSharedSearch(question: CountQuestion): question is SharedSearch {
  const { scope, active, fixed } = question

  return scope.tipo === 'busca' && scope.texto !== undefined && active.length === 0 && !fixed
}

/** The tags cover everything that decides which products a search finds and how they are named. */
function countsOfSearch({ db, memoize }: CountContext, question: SharedSearch): Promise<Count[]> {
  return memoize(
    ['contagens da busca', `${question.freeFreight?.desde} ${question.scope.texto}`],
    [tags.listing, tags.brands, tags.vocabulary],
    async () => withNewGoods(await named(db, liveCounts(question, []))),
  )
}

function readCounts(
  { db, memoize }: CountContext,
  { scope, active, freeFreight }: Counted,
): Promise<Count[]> {
  const shape = { tipo: scope.tipo, onlyInStock: active.length > 0, freight: freeFreight !== null }
  const escopo = scopeName(scope)

  return memoize(
    ['contagens', `${escopo} ${shape.onlyInStock} ${freeFreight?.desde}`],
    [tags.brands, tagOf(scope)],
    async () =>
      withNewGoods(
        await readyQuery(shape)(db).execute({
          escopo,
          id: scope.tipo === 'tudo' ? 0 : scope.id,
          ...freightBounds(freeFreight),
        }),
      ),
  )
}

/** The tag that is invalidated when a product of the scope changes. */
function tagOf(scope: CountedScope): Tag {
  switch (scope.tipo) {
    case 'tudo':
      return tags.listing
    case 'categoria':
      return tags.category(scope.id)
    case 'marca':
      return tags.brand(scope.id)
  }
}

const readyQueries = new Map<string, ReturnType<typeof prepareCounts>>()

function readyQuery(shape: CountsShape) {
  const name = `contagens_${Object.values(shape).join('_')}`
  const query = readyQueries.get(name) ?? prepareCounts(name, shape)
  readyQueries.set(name, query)

  return query
}

function prepareCounts(name: string, shape: CountsShape) {
  return preparedQuery((db) => named(db, precomputedCounts(shape)).prepare(name))
}

/** The counts of products that fail no filter or only this one (its place, from 1). */
function failingOnly(counts: MarkedCount[], filter: number): Count[] {
  const byValue = new Map<string, Count>()
  for (const count of counts) {
    if (count.failedFilter !== 0 && count.failedFilter !== filter) continue
    const key = `${count.tipo} ${count.id}`
    const known = byValue.get(key)
    byValue.set(key, known ? merged(known, count) : count)
  }

  return [...byValue.values()]
}

function merged(a: Count, b: Count): Count {
  switch (a.tipo) {
    case 'preco-minimo':
      return { ...a, total: Math.min(a.total, b.total) }
    case 'preco-maximo':
      return { ...a, total: Math.max(a.total, b.total) }
    // Each variant of the product may fail another filter.
    case 'medidas-produto':
      return { ...a, medidas: [...new Set([...(a.medidas ?? []), ...(b.medidas ?? [])])] }
    default:
      return { ...a, total: a.total + b.total }
  }
}

function named(db: Database, counts: SQL) {
  return db
    .select({
      tipo: sql<string>`c.tipo`,
      id: sql<number>`c.id`,
      failedFilter: sql<number>`c.failed_filter`,
      total: sql<number>`c.total`,
      chave: sql<string | null>`coalesce(m.slug, v.chave)`,
      label: sql<string | null>`coalesce(m.nome, v.label)`,
      faceta: sql<string | null>`a.chave`,
      facetLabel: sql<string | null>`a.label`,
      medidas: sql<number[] | null>`c.medidas`,
    })
    .from(
      sql`(${counts}) c (tipo, id, failed_filter, total, medidas)
        left join marcas m on c.tipo = 'marca' and m.id = c.id
        left join atributo_valores v on c.tipo = 'valor' and v.id = c.id
        left join atributos a on a.id = v.id_atributo`,
    )
}
