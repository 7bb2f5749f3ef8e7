import type { Api } from '#contract/contract.ts'
import { cardData } from '../components/product-card/card-data.ts'
import { guidesAbout } from '../pages/guides/guides-about.ts'
import { pageAnswer } from '../rendering/answers.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { menuLinks } from '../shell/menu/menu-link.ts'
import { productLinks } from './details/product-links.ts'
import { takesOutgrown } from './instruments/size/takes-trade-ins.ts'
import { productData } from './product-data.ts'

/** The number of related products (specification, section 9). */
const RELATED = 10

/**
 * Loads everything on a product page. `url` is its address with the query that selects a SKU. Only the product is
 * required; related products, promotions, guides and benefits are left out if their calls fail (specification, section 8).
 */
export async function loadProduct(api: Api, url: string) {
  const [product, benefits] = await Promise.all([
    pageAnswer(api.catalog.product({ url })),
    optionalPart('benefits-pdp', api.content.menu({ hash: 'benefits-pdp' })),
  ])
  const productId = product.conteudo.id
  const [related, promotions, guides, trades] = await Promise.all([
    optionalPart('produto-detalhe-relacionados', api.catalog.relatedShowcase({ productId, limit: RELATED })),
    optionalPart('promotions', api.cart.promotions({ idProduto: productId })),
    guidesAbout(api, product.estrutura.breadcrumb.at(-2)?.url ?? ''),
    takesOutgrown(api, product.conteudo.tamanhoCerto?.url),
  ])

  return {
    product: productData(product),
    related: related?.produtos.map(cardData) ?? [],
    promotions: promotions?.promocoes ?? [],
    guides,
    links: productLinks({ conteudo: product.conteudo, trades }),
    benefits: menuLinks(benefits?.menu ?? []),
  }
}
