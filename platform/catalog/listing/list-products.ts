import type { SQL } from 'drizzle-orm'
import type { ListingDetails, ListingInfo, Order, ProductCard } from '#contract/catalog/catalog.ts'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import {
  countFilters,
  type ListingAddress,
  type ListingFilters,
  listingQuery,
  listingUrl,
} from '#domain/listing/listing-url.ts'
import { neighbours, pageCount } from '#domain/listing/pagination.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { cardMaker } from '../product/card.ts'
import { countFacets } from './facets/count-facets.ts'
import { filtersOf, totalOf } from './facets/facets.ts'
import { askedValues, conditionOn, resolveFilters } from './facets/filters.ts'
import { keyAttributes } from './facets/key-attributes.ts'
import { listingPage } from './listing-page.ts'
import type { ListingScope } from './listing-scope.ts'

export type ListingRequest = {
  scope: ListingScope
  /** Of the page, with its filters. */
  address: ListingAddress
  /** What narrows the scope itself, without being a filter that one can take off. */
  fixed?: SQL | undefined
  /**
   * Values of attributes by their words in addresses (`tamanho` → `3-4`), for who asks for a variant without narrowing the scope, as
   * a search or a landing page does: each card shows the SKU that has them, where its product has one. Filters win over them.
   */
  asked?: ListingFilters['valores'] | undefined
  /** These win over what the address says. */
  offset?: number | undefined
  limit?: number | undefined
  order?: Order | undefined
}

export type ListedProducts = {
  produtos: ProductCard[]
  /** The part of `ListingDetails` that filters and orders make; titles and categories are the caller's. */
  detalhes: Pick<ListingDetails, ReturnedDetails>
  info: ListingInfo
  /** The address as the shop writes it: without what the catalogue doesn't know. */
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

/** A page of products of a scope, with everything that narrows and orders it. A page past the last does not exist. */
export async function listProducts(
  context: RequestContext,
  request: ListingRequest,
): Promise<ListedProducts> {
  const { db, settings } = context
  const freeFreight = storeFreeFreight(settings.sistema)
  const wanted = request.address
  const { filtros, nomes, active, variante } = await resolveFilters(db, wanted.filtros, freeFreight)
  const preferred = (await askedValues(db, request.asked ?? new Map())).filter(
    ({ idAtributo }) => !variante.some((values) => values.idAtributo === idAtributo),
  )
  const variant = variante.length + preferred.length === 0 ? null : { narrowing: variante, preferred }
  const { scope } = request
  const usual = usualOrder(settings)
  const paging = pagingOf(request, { ipp: settings.sistema.listagem.ipp, order: usual })
  const told = (order: Order) => (order === usual ? null : order)
  // The usual order and page size go without saying.
  const address = { ...wanted, filtros, ordem: told(paging.order) }
  const ipp = paging.limit === settings.sistema.listagem.ipp ? null : paging.limit

  const [cardOf, principais, counts, rows] = await Promise.all([
    cardMaker(context),
    keyAttributes(context, scope),
    countFacets(context, { scope, active, freeFreight, fixed: request.fixed, variant }),
    listingPage(db, {
      scope,
      narrowing: [request.fixed, ...active.map((filter) => conditionOn(filter, variant))],
      variant,
      paging,
    }),
  ])
  const total = totalOf(counts)
  const produtos = rows.map(cardOf)
  // A filtered page also changes with a single SKU of what it shows.
  if (variant) context.tag(...produtos.map(({ id }) => tags.product(id)))
  const info = infoOf({ ...address, ipp }, paging, { total, exibindo: produtos.length })
  if (request.offset === undefined && info.pg > info.qtdPages) throw refuse('PaginaInexistente')

  return {
    produtos,
    detalhes: {
      ...filtersOf({ address, nomes, counts, principais, freeFreight }),
      ordenacao: offeredOrders(paging.order, usual).map((valor) => ({
        valor,
        label: valor,
        ativo: valor === paging.order,
        url: listingUrl({ ...address, ordem: told(valor), pg: 1 }),
      })),
    },
    info,
    address,
  }
}

/** The store's own; Popularidade where it has named none that there is (specification, section 9). */
function usualOrder({ sistema: { listagem } }: RequestContext['settings']): Order {
  return LISTING_ORDERS.find((each) => each === listagem.order) ?? 'Popularidade'
}

/**
 * The orders to choose from. Popularidade is what sells, with what is rated well before its equals and what is sold out last:
 * `Mais vendidos` beside it would only be asked about. It is offered where it is on, or where the store has made it the usual one.
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
