import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Order, ProductCard } from '#contract/catalog/catalog.ts'
import {
  type ListingAddress,
  type ListingFilters,
  listingUrl,
  parseListingUrl,
} from '#domain/listing/listing-url.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Tag, tags } from '#platform/infrastructure/tags.ts'
import { cardMaker } from '../product/card.ts'
import { categorias, listagem, marcas, redirecionamentos } from '../tables.ts'
import { conditionOn, resolveFilters } from './facets/filters.ts'
import { rangeFields } from './facets/range-fields.ts'
import { listingPage } from './listing-page.ts'
import { type ListingScope, scopeCondition } from './listing-scope.ts'
import type { RequestedVariant } from './variant-rows.ts'

/** The first products in stock of a listing, given by its address, in an order. */
export type ProductRule = { listagem: string; ordem: Order; quantidade: number }

/** What a rule finds; `url` is the whole listing in the rule's order, null for one of the whole shop. */
export type RuleProducts = { produtos: ProductCard[]; url: string | null }

/**
 * The products that each rule finds, in the order of the rules; null for a rule whose listing is unknown. A filter that
 * lost all its values finds nothing. Takes a statement for all rules, and up to three for each. Tagged with everything
 * that may change what the rules find.
 */
export async function productsOfRules(
  context: RequestContext,
  rules: readonly ProductRule[],
): Promise<(RuleProducts | null)[]> {
  const [read, cardOf] = await Promise.all([readRules(context, rules), cardMaker(context)])

  return Promise.all(
    read.map(async (rule, i) => {
      const { ordem = 'Popularidade', quantidade = 0 } = rules[i] ?? {}
      if (rule === null) return null
      const rows = await listingPage(context.db, {
        scope: rule.scope,
        narrowing: rule.narrowing,
        variant: rule.variant,
        paging: { order: ordem, offset: 0, limit: quantidade },
      })
      const produtos = rows.map(cardOf)
      context.tag(...rule.tags, ...produtos.map(({ id }) => tags.product(id)))

      const address = { ...rule.address, ordem: ordem === 'Popularidade' ? null : ordem }

      return { produtos, url: address.path === WHOLE_SHOP ? null : listingUrl(address) }
    }),
  )
}

/** How many products in stock each rule finds; 0 for a rule whose listing is unknown. One more statement for all. */
export async function countOfRules(
  context: RequestContext,
  rules: readonly Pick<ProductRule, 'listagem'>[],
): Promise<number[]> {
  if (rules.length === 0) return []
  const read = await readRules(context, rules)
  const counts = read.map((rule) =>
    rule === null
      ? sql`0`
      : sql`(select count(*)::integer from ${listagem} where ${and(scopeCondition(rule.scope), ...rule.ofProducts)})`,
  )
  const found = await context.db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)

  return Counts.parse(found).rows[0].counts
}

/** Whether each address is a listing that a rule may name. */
export async function knownListings(
  context: RequestContext,
  listings: readonly string[],
): Promise<boolean[]> {
  const read = await readRules(
    context,
    listings.map((listagem) => ({ listagem })),
  )

  return read.map((rule) => rule !== null)
}

/** The paths of the categories that rules name, without their filters. */
export function categoryPathsOf(rules: readonly Pick<ProductRule, 'listagem'>[]): string[] {
  const paths = rules.flatMap(({ listagem }) => {
    const { path } = addressOf(listagem) ?? { path: WHOLE_SHOP }
    return path === WHOLE_SHOP || path.startsWith(BRANDS) ? [] : [path.slice(1)]
  })

  return [...new Set(paths)]
}

const Counts = z.object({ rows: z.tuple([z.object({ counts: z.array(z.int()) })]) })

const WHOLE_SHOP = '/'
const BRANDS = '/marcas/'

type ReadRule = {
  address: ListingAddress
  filtros: ListingFilters
  scope: ListingScope
  narrowing: (SQL | undefined)[]
  /** The same on rows of `listagem`, whatever variants are requested. */
  ofProducts: (SQL | undefined)[]
  variant: RequestedVariant | null
  tags: Tag[]
}

async function readRules(
  context: RequestContext,
  rules: readonly Pick<ProductRule, 'listagem'>[],
): Promise<(ReadRule | null)[]> {
  if (rules.length === 0) return []
  const named = rules.map(({ listagem }) => addressOf(listagem))
  const [categories, brands, ranges] = await Promise.all([
    categoriesAt(context, categoryPathsOf(rules)),
    movedBrands(context, named),
    rangeFields(context),
  ])
  const addresses = named.map((address) => address && withBrands(address, brands))
  const freeFreight = storeFreeFreight(context.settings.sistema)

  return Promise.all(
    addresses.map(async (address) => {
      const place = address && placeOf(address, categories)
      if (!place) return null
      const found = await resolveFilters(context.db, place.filtros, { freeFreight, ranges })
      const variant = found.variante.length === 0 ? null : { narrowing: found.variante, preferred: [] }
      const shared = [eq(listagem.disponivel, true), found.isLost ? sql`false` : undefined]

      return {
        ...place,
        narrowing: [...shared, ...found.active.map((filter) => conditionOn(filter, variant))],
        ofProducts: [...shared, ...found.active.map(({ condition }) => condition)],
        variant,
      }
    }),
  )
}

/** Null for a text that is no address, and for one that would list the whole shop. */
function addressOf(listing: string): ListingAddress | null {
  try {
    const { path, filtros } = parseListingUrl(listing)
    // Searches, pages and a shopper's own instrument are no rules of the shop.
    const address = { path, filtros: { ...filtros, serve: null }, q: null, ordem: null, pg: 1, ipp: null }

    return listingUrl(address) === WHOLE_SHOP ? null : address
  } catch {
    return null
  }
}

type Place = Pick<ReadRule, 'address' | 'filtros' | 'scope' | 'tags'>

function placeOf(address: ListingAddress, categories: ReadonlyMap<string, FoundCategory>): Place | null {
  const { path, filtros } = address
  if (path === WHOLE_SHOP) return { address, filtros, scope: { tipo: 'tudo' }, tags: [tags.listing] }
  if (path.startsWith(BRANDS))
    return {
      address,
      filtros: { ...filtros, marca: [path.slice(BRANDS.length)] },
      scope: { tipo: 'tudo' },
      tags: [tags.listing],
    }
  const category = categories.get(path.slice(1))

  return category
    ? {
        address: { ...address, path: `/${category.caminho}` },
        filtros,
        scope: { tipo: 'categoria', id: category.id },
        tags: [tags.category(category.id)],
      }
    : null
}

/** The address with the slugs that its brands have now. */
function withBrands(address: ListingAddress, moved: ReadonlyMap<string, string>): ListingAddress {
  const { path, filtros } = address
  const current = (slug: string) => moved.get(slug) ?? slug

  return {
    ...address,
    path: path.startsWith(BRANDS) ? BRANDS + current(path.slice(BRANDS.length)) : path,
    filtros: { ...filtros, marca: [...new Set(filtros.marca.map(current))] },
  }
}

/** The current slugs of those brands in these addresses that have another one by now. */
async function movedBrands(
  { db }: Pick<RequestContext, 'db'>,
  addresses: readonly (ListingAddress | null)[],
): Promise<Map<string, string>> {
  const slugs = addresses.flatMap((address) => {
    if (!address) return []
    const { path, filtros } = address
    return path.startsWith(BRANDS) ? [...filtros.marca, path.slice(BRANDS.length)] : filtros.marca
  })
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ de: redirecionamentos.de, para: marcas.slug })
    .from(redirecionamentos)
    .innerJoin(marcas, eq(redirecionamentos.para, sql`${BRANDS} || ${marcas.slug}`))
    .where(
      and(
        inArray(
          redirecionamentos.de,
          slugs.map((slug) => BRANDS + slug),
        ),
        // A new brand may have the old slug.
        sql`not exists (select from marcas other where ${BRANDS} || other.slug = ${redirecionamentos.de})`,
      ),
    )

  return new Map(rows.map(({ de, para }) => [de.slice(BRANDS.length), para]))
}

type FoundCategory = { id: number; caminho: string }

/** The paths that these categories have now, by the paths by which they were named; those that are gone are left out. */
export async function currentCategoryPaths(
  context: Pick<RequestContext, 'db' | 'tag'>,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const found = await categoriesAt(context, paths)

  return new Map([...found].map(([path, { caminho }]) => [path, caminho]))
}

/** The categories at these paths, or at where these paths redirect to. */
async function categoriesAt(
  { db, tag }: Pick<RequestContext, 'db' | 'tag'>,
  paths: readonly string[],
): Promise<Map<string, FoundCategory>> {
  tag(tags.categories)
  if (paths.length === 0) return new Map()
  const rows = await db
    .select({ id: categorias.id, caminho: categorias.caminho, de: redirecionamentos.de })
    .from(categorias)
    .leftJoin(
      redirecionamentos,
      and(
        eq(redirecionamentos.para, sql`'/' || ${categorias.caminho}`),
        inArray(
          redirecionamentos.de,
          paths.map((path) => `/${path}`),
        ),
      ),
    )
    .where(sql`${inArray(categorias.caminho, [...paths])} or ${redirecionamentos.de} is not null`)
  const found = rows.flatMap(({ id, caminho, de }) =>
    [caminho, ...(de === null ? [] : [de.slice(1)])].map((path) => [path, { id, caminho }] as const),
  )

  return new Map(found)
}
