import type { ProductPromotion } from '#contract/cart/cart.ts'
import type { GuideLink } from '#contract/content/guides/guides.ts'
import {
  comparisonAddress,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import { useTrackedProduct } from '../analytics/use-tracked-product.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import type { CardData } from '../components/product-card/card-data.ts'
import { CardRow } from '../components/product-card/card-row.tsx'
import { lazyHydrate } from '../rendering/lazy-hydrate.tsx'
import type { MenuLink } from '../shell/menu/menu-link.ts'
import { BuyBox } from './buy-box/buy-box.tsx'
import type { ProductLink } from './details/product-links.ts'
import { Gallery } from './gallery/gallery.tsx'
import { shownPictures } from './gallery/shown-pictures.ts'
import { useSelectedSku } from './options/use-selected-sku.ts'
import type { ProductContent, ProductData } from './product-data.ts'
import styles from './product-page.module.css'
import { RecentlyViewed } from './recently-viewed.tsx'

type Props = {
  product: { estrutura: Pick<ProductData['estrutura'], 'breadcrumb'>; conteudo: ProductContent }
  related: CardData[]
  promotions: ProductPromotion[]
  benefits: MenuLink[]
  guides: GuideLink[]
  links: readonly ProductLink[]
}

const Benefits = lazyHydrate(async () => (await import('./benefits.tsx')).Benefits)

const Pieces = lazyHydrate(async () => (await import('./pieces/pieces.tsx')).Pieces)

const MoreAbout = lazyHydrate(async () => (await import('./details/more-about.tsx')).MoreAbout)

/** A product page: pictures and buy box, then details, related and recently viewed products. */
export function ProductPage({
  product: { estrutura, conteudo },
  related,
  promotions,
  benefits,
  guides,
  links,
}: Props) {
  const { sku, piece } = useSelectedSku(conteudo)
  const variant = conteudo.skus.find(({ id }) => id === (piece ? piece.idVariante : sku.id)) ?? sku
  const shown = [...(piece?.imagens ?? []), ...shownPictures(conteudo, variant)]
  const similar = related.slice(0, MAX_COMPARED - 1).map(({ id }) => id)
  useTrackedProduct(conteudo, sku.precos.precoPor, piece)

  return (
    <div className="wrap">
      <Breadcrumb trail={estrutura.breadcrumb} />
      <article className={styles['top']} aria-labelledby="nome-do-produto">
        <div className={styles['pictures']}>
          <Gallery key={shown[0]?.imagem} imagens={shown} nome={conteudo.nome} selos={sku.selos} />
        </div>
        <div className={styles['box']}>
          <BuyBox
            conteudo={conteudo}
            sku={sku}
            piece={piece}
            promotions={promotions}
            hasRelated={related.length > 0}
          />
        </div>
      </article>
      <Benefits benefits={benefits} />
      {conteudo.exemplares.length > 0 && <Pieces conteudo={conteudo} variant={variant} chosen={piece} />}
      <MoreAbout conteudo={conteudo} sku={sku} picture={shown[0]} guides={guides} links={links} />
      {related.length > 0 && (
        <section className={styles['row']} aria-labelledby="relacionados">
          <h2 id="relacionados">Você também pode gostar</h2>
          <p className={styles['compare']}>
            <a href={comparisonAddress([conteudo.id, ...similar])}>Comparar com os parecidos</a>
          </p>
          <CardRow produtos={related} label="Produtos relacionados" />
        </section>
      )}
      <RecentlyViewed idProduto={conteudo.id} />
    </div>
  )
}
