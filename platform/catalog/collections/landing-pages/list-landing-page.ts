import { eq } from 'drizzle-orm'
import type { Listing } from '#contract/catalog/catalog.ts'
import { parseSelection } from '#domain/listing/selection.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
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
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { firstLevel, shownLinks } from '../categories/category-tree.ts'
import { landingPageGoods } from './landing-page-goods.ts'

/** A landing page's products, narrowed by the address. */
export async function listLandingPage(
  visit: Visit,
  request: Omit<ListingRequest, 'scope'>,
): Promise<Listing> {
  const page = await landingPage(visit, request.address.path)
  if (!page) throw refuse('PaginaInexistente')
  const { filtros, ordem } = parseSelection(page.selecao)
  const listed = await listProducts(visit, {
    ...request,
    asked: filtros.valores,
    order: request.order ?? request.address.ordem ?? ordem ?? undefined,
    ...(await landingPageGoods(visit.db, page, storeFreeFreight(visit.settings.sistema))),
  })
  visit.tag('listagem', 'categorias', `landing-page:${page.id}`)

  return {
    estrutura: frameOf(visit, page, listed),
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
          filhas: shownLinks(await firstLevel(visit.db)),
        },
        ...listed.detalhes,
      },
      sugestoes: await suggestionsFor(visit, listed),
    },
    info: listed.info,
  }
}

async function landingPage({ db }: Visit, path: string) {
  const [page] = await db
    .select()
    .from(landingPages)
    .where(eq(landingPages.slug, path.slice(1)))

  return page
}

function frameOf(
  visit: Visit,
  page: typeof landingPages.$inferSelect,
  { address, info, produtos }: ListedProducts,
) {
  return pageFrame(visit, {
    nivel: 'landing-page',
    title: `${page.seoTitle ?? page.titulo} | ${visit.settings.loja.nome}`,
    description: page.seoDescription ?? (plainText(page.descricao) || page.titulo),
    canonical: canonicalOf(address, info.pg),
    indexar: isIndexed(address),
    breadcrumb: [{ label: page.titulo, url: address.path }],
    imagem: produtos[0]?.imagem,
    dadosEstruturados: produtos.length > 0 ? [itemList(visit.storeUrl, produtos, info.offset)] : [],
  })
}
