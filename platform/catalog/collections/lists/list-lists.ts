import { asc, count } from 'drizzle-orm'
import type { ListEntry, ListingInfo, ListingQuery } from '#contract/catalog/catalog.ts'
import { listingQuery } from '#domain/listing/listing-url.ts'
import { neighbours, pageCount } from '#domain/listing/pagination.ts'
import { readAddress } from '#platform/catalog/listing/listing-address.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import { listas } from '#platform/catalog/tables.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { itemsOfLists } from './list-rows.ts'

const PICTURES = 4

type Query = { [K in keyof ListingQuery]?: ListingQuery[K] | undefined }

/** The shop's lists in the merchant's order, each with the pictures of its first products. */
export async function listLists(context: RequestContext, query: Query) {
  const address = readAddress(query.url ?? '/lista')
  const { ipp } = context.settings.sistema.listagem
  const limit = query.limit ?? address.ipp ?? ipp
  if (!Number.isInteger(address.pg) || address.pg < 1) throw refuse('PaginaInexistente')
  const offset = query.offset ?? (address.pg - 1) * limit
  const [rows, [counted]] = await Promise.all([
    context.db.select().from(listas).orderBy(asc(listas.posicao)).offset(offset).limit(limit),
    context.db.select({ total: count() }).from(listas),
  ])
  const total = counted?.total ?? 0
  const pg = Math.floor(offset / limit) + 1
  const qtdPages = pageCount(total, limit)
  if (query.offset === undefined && pg > qtdPages) throw refuse('PaginaInexistente')
  context.tag(tags.lists, tags.listing)
  const near = neighbours(pg, qtdPages)
  // The default page size is left out of addresses.
  const linkAddress = { ...address, ipp: limit === ipp ? null : limit }
  const queryOf = (page: number | null) => (page === null ? null : listingQuery({ ...linkAddress, pg: page }))
  const info: ListingInfo = {
    prev: queryOf(near.prev),
    self: listingQuery({ ...linkAddress, pg }),
    next: queryOf(near.next),
    offset,
    limit,
    exibindo: rows.length,
    total,
    pg,
    qtdPages,
    filtros: 0,
  }

  return { estrutura: frameOf(context, pg), conteudo: { listas: await entriesOf(context, rows) }, info }
}

type Row = typeof listas.$inferSelect

async function entriesOf(context: RequestContext, rows: Row[]): Promise<ListEntry[]> {
  const items = await itemsOfLists(
    context.db,
    rows.map(({ id }) => id),
  )

  return rows.map(({ id, slug, titulo, descricao }) => {
    const own = items.filter(({ idLista }) => idLista === id)
    return {
      hash: slug,
      titulo,
      descricao: plainText(descricao),
      url: `/lista/${slug}`,
      imagens: own.slice(0, PICTURES).map(({ row }) => pictureOf(row.card.imagem)),
      totalItens: own.length,
    }
  })
}

function frameOf(context: RequestContext, pg: number) {
  const { nome } = context.settings.loja

  return pageFrame(context, {
    nivel: 'lista',
    title: `Listas de compras | ${nome}`,
    description: `Listas prontas da ${nome}: tudo o que você precisa para começar, em um só lugar.`,
    canonical: pg > 1 ? `/lista?pg=${pg}` : '/lista',
    indexar: true,
    breadcrumb: [{ label: 'Listas', url: '/lista' }],
  })
}
