import type { SQL } from 'drizzle-orm'
import type { ListingDetails, ListingInfo, Order, ProductCard } from '#contract/catalog/catalog.ts'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import {
  countFilters,
  type ListingAddress,
  type ListingFilters,
  listingQuery,
  listingUrl,
  NO_FILTERS,
} from '#domain/listing/listing-url.ts'
import { neighbours, pageCount } from '#domain/listing/pagination.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardMaker } from '../product/card.ts'
import { fitFilter } from '../strings/mine/fit-filter.ts'
import { countFacets } from './facets/count-facets.ts'
import { countNarrowed } from './facets/count-narrowed.ts'
import { filtersOf, totalOf } from './facets/facets.ts'
import {
  conditionOn,
  type FilterRules,
  type RequestedFilters,
  requestedValues,
  resolveFilters,
} from './facets/filters.ts'
import { keyAttributes } from './facets/key-attributes.ts'
import { rangeFields } from './facets/range-fields.ts'
import { leftHandedFilter } from './left-hand/left-handed-filter.ts'
import { usualOrder } from './listing-order.ts'
import { listingPage } from './listing-page.ts'
import type { ListingScope } from './listing-scope.ts'

export type ListingRequest = {
  scope: ListingScope
  /** The page's address, with its filters. */
  address: ListingAddress
  /** A condition that narrows the scope itself; buyers can't remove it. */
  fixed?: SQL | undefined
  /**
   * Attribute values by URL word (`tamanho` → `3-4`), or ranges of them, that select a variant without narrowing the
   * scope, as a search or a landing page does: each card shows the SKU that has them, if its product has one. Filters
   * take precedence.
   */
  requested?: RequestedFilters | undefined
  /** These override the address. */
  offset?: number | undefined
  limit?: number | undefined
  order?: Order | undefined
}

export type ListedProducts = {
  produtos: ProductCard[]
  /** The part of `ListingDetails` that comes from filters and orders; the caller adds titles and categories. */
  detalhes: Pick<ListingDetails, ReturnedDetails>
  info: ListingInfo
  /** The canonical address: without filters that the catalogue doesn't know. */
  address: ListingAddress
}

type ReturnedDetails =
  | 'marcas'
  | 'filtros'
  | 'filtrosPreco'
  | 'faixaPreco'
  | 'avaliacoes'
  | 'selos'
  | 'ativos'
  | 'urlSemFiltros'
  | 'ordenacao'
  | 'canhotos'

/**
 * A page of a scope's products with filters, counts and orders. Refuses a page past the last with `PaginaInexistente`.
 */
export async function listProducts(
  context: RequestContext,
  request: ListingRequest,
): Promise<ListedProducts> {
  const { db, settings } = context
  const freeFreight = storeFreeFreight(settings.sistema)
  const given = request.address
  const [ranges, fit] = await Promise.all([rangeFields(context), fitFilter(context, given.filtros.serve)])
  const { scope, fixed } = request
  const narrow = (filters: ListingFilters) =>
    narrowing(db, filters, { rules: { freeFreight, ranges, fit }, requested: request.requested })
  const { filtros, nomes, active, variant } = await narrow(given.filtros)
  const usual = usualOrder(settings)
  const paging = pagingOf(request, { ipp: settings.sistema.listagem.ipp, order: usual })
  const orderParam = (order: Order) => (order === usual ? null : order)
  // The default order and page size are left out of addresses.
  const address = { ...given, filtros, ordem: orderParam(paging.order) }
  const ipp = paging.limit === settings.sistema.listagem.ipp ? null : paging.limit

  const [cardOf, mainAttributes, counts, rows] = await Promise.all([
    cardMaker(context),
    keyAttributes(context, scope),
    countFacets(context, { scope, active, freeFreight, fixed, variant }),
    listingPage(db, {
      scope,
      narrowing: [fixed, ...active.map((filter) => conditionOn(filter, variant))],
      variant,
      paging,
    }),
  ])
  const total = totalOf(counts)
  const produtos = rows.map(cardOf)
  // A page of variants also changes when a single SKU of a product changes.
  if (variant) context.tag(...produtos.map(({ id }) => tags.product(id)))
  const info = infoOf({ ...address, ipp }, paging, { total, exibindo: produtos.length })
  if (request.offset === undefined && info.pg > info.qtdPages) throw refuse('PaginaInexistente')

  const filters = filtersOf({
    address,
    nomes,
    counts,
    mainAttributes,
    freeFreight,
    ranges,
    serves: fit?.label ?? null,
  })

  return {
    produtos,
    detalhes: {
      ...filters,
      ...(await leftHandedFilter(context, filters.filtros, {
        address,
        isWhole: active.length === 0 && variant === null,
        countWith: async (filters) => countNarrowed(db, { scope, fixed, ...(await narrow(filters)) }),
      })),
      ordenacao: offeredOrders(paging.order, usual).map((valor) => ({
        valor,
        label: valor,
        ativo: valor === paging.order,
        url: listingUrl({ ...address, ordem: orderParam(valor), pg: 1 }),
      })),
    },
    info,
    address,
  }
}

type Selecting = { rules: FilterRules; requested: ListingRequest['requested'] }

/** What filters narrow a listing to, and the variant that its cards show. */
async function narrowing(db: Database, filters: ListingFilters, { rules, requested }: Selecting) {
  const { variante, ...resolved } = await resolveFilters(db, filters, rules)
  const selecting: RequestedFilters = {
    valores: new Map([...(rules.fit?.valores ?? []), ...(requested?.valores ?? [])]),
    faixas: requested?.faixas ?? NO_FILTERS.faixas,
  }
  const preferred = (await requestedValues(db, selecting, rules.ranges)).filter(
    ({ idAtributo }) => !variante.some((values) => values.idAtributo === idAtributo),
  )

  return {
    ...resolved,
    variant: variante.length + preferred.length === 0 ? null : { narrowing: variante, preferred },
  }
}

/**
 * The orders to choose from. Popularidade already sorts by sales, then by rating, with sold-out products last, so `Mais
 * vendidos` beside it would only confuse. It is offered if it is active or is the store's default.
 */
function offeredOrders(current: Order, usual: Order): Order[] {
  return LISTING_ORDERS.filter((each) => each !== 'Mais vendidos' || each === current || each === usual)
}

type Paging = { order: Order; offset: number; limit: number; pg: number }

function pagingOf(
  { address, offset, limit, order }: ListingRequest,
  defaults: { ipp: number; order: Order },
): Paging {
  const size = limit ?? address.ipp ?? defaults.ipp
  if (offset === undefined && (!Number.isInteger(address.pg) || address.pg < 1))
    throw refuse('PaginaInexistente')
  const start = offset ?? (address.pg - 1) * size

  return {
    order: order ?? address.ordem ?? defaults.order,
    offset: start,
    limit: size,
    pg: Math.floor(start / size) + 1,
  }
}

function infoOf(
  address: ListingAddress,
  { offset, limit, pg }: Paging,
  { total, exibindo }: { total: number; exibindo: number },
): ListingInfo {
  const qtdPages = pageCount(total, limit)
  const { prev, next } = neighbours(pg, qtdPages)
  const queryOf = (page: number | null) => (page === null ? null : listingQuery({ ...address, pg: page }))

  return {
    prev: queryOf(prev),
    self: listingQuery({ ...address, pg }),
    next: queryOf(next),
    offset,
    limit,
    exibindo,
    total,
    pg,
    qtdPages,
    filtros: countFilters(address.filtros),
  }
}
