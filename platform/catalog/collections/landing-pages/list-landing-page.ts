import { eq } from 'drizzle-orm'
import type { Listing } from '#contract/catalog/catalog.ts'
import { parseSelection } from '#domain/listing/selection.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { rangeFields } from '#platform/catalog/listing/facets/range-fields.ts'
import { itemList } from '#platform/catalog/listing/item-list.ts'
import {
  type ListedProducts,
  type ListingRequest,
  listProducts,
} from '#platform/catalog/listing/list-products.ts'
import { canonicalOf, isIndexed } from '#platform/catalog/listing/listing-address.ts'
import { suggestionsFor } from '#platform/catalog/listing/suggestions.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import { landingPages } from '#platform/catalog/tables.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { firstLevel, shownLinks } from '../categories/category-tree.ts'
import { landingPageGoods } from './landing-page-goods.ts'

/** A landing page's products, narrowed by the address. */
export async function listLandingPage(
  context: RequestContext,
  request: Omit<ListingRequest, 'scope'>,
): Promise<Listing> {
  const page = await landingPage(context, request.address.path)
  if (!page) throw refuse('PaginaInexistente')
  const { filtros, ordem } = parseSelection(page.selecao)
  const listed = await listProducts(context, {
    ...request,
    requested: filtros,
    order: request.order ?? request.address.ordem ?? ordem ?? undefined,
    ...(await landingPageGoods(context.db, page, {
      freeFreight: storeFreeFreight(context.settings.sistema),
      ranges: await rangeFields(context),
    })),
  })
  context.tag(tags.listing, tags.categories, tags.landingPage(page.id))

  return {
    estrutura: frameOf(context, page, listed),
    conteudo: {
      busca: null,
      produtos: listed.produtos,
      detalhes: {
        titulo: page.titulo,
        descricao: page.descricao,
        imagem: null,
        categorias: {
          niveisAnteriores: [],
          atual: null,
          irmas: [],
          filhas: shownLinks(await firstLevel(context.db)),
        },
        ...listed.detalhes,
      },
      sugestoes: await suggestionsFor(context, listed),
    },
    info: listed.info,
  }
}

async function landingPage({ db }: RequestContext, path: string) {
  const [page] = await db
    .select()
    .from(landingPages)
    .where(eq(landingPages.slug, path.slice(1)))

  return page
}

function frameOf(
  context: RequestContext,
  page: typeof landingPages.$inferSelect,
  { address, info, produtos }: ListedProducts,
) {
  return pageFrame(context, {
    nivel: 'landing-page',
    title: `${page.seoTitle ?? page.titulo} | ${context.settings.loja.nome}`,
    description: page.seoDescription ?? (plainText(page.descricao) || page.titulo),
    canonical: canonicalOf(address, info.pg),
    indexar: isIndexed(address),
    breadcrumb: [{ label: page.titulo, url: address.path }],
    imagem: produtos[0]?.imagem,
    dadosEstruturados: produtos.length > 0 ? [itemList(context.storeUrl, produtos, info.offset)] : [],
  })
}
