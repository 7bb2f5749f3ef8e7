import { eq } from 'drizzle-orm'
import type { Listing } from '#contract/catalog.ts'
import { parseSelection } from '#domain/selection.ts'
import { pageFrame } from '#platform/page-frame.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { freeFreightFrom } from './card.ts'
import { firstLevel, shownLinks } from './category-tree.ts'
import { itemList } from './item-list.ts'
import { landingPageGoods } from './landing-page-goods.ts'
import { type ListedProducts, type ListingRequest, listProducts } from './list-products.ts'
import { canonicalOf, isIndexed } from './listing-address.ts'
import { plainText } from './sanitize.ts'
import { suggestionsFor } from './suggestions.ts'
import { landingPages } from './tables.ts'

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
    ...(await landingPageGoods(visit.db, page, freeFreightFrom(visit.settings))),
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
