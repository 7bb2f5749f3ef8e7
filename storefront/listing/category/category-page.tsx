import { Html } from '#storefront/components/html/html.tsx'
import { ListingHead } from '../listing-head.tsx'
import { ListingView } from '../listing-view.tsx'
import type { CategoryData } from './category-loader.ts'
import styles from './category-page.module.css'
import { CategoryTiles } from './category-tiles.tsx'
import { ToolLinks } from './tool-links.tsx'

/** A category or landing page: subcategories, products and, below them on the first page, its description. */
export function CategoryPage({ listing }: { listing: CategoryData }) {
  const { estrutura, conteudo, info } = listing
  const { titulo, descricao, categorias } = conteudo.detalhes

  return (
    <div className="wrap">
      <ListingHead estrutura={estrutura} title={titulo}>
        <ToolLinks links={listing.links} />
      </ListingHead>
      <CategoryTiles filhas={categorias.filhas} />
      <ListingView listing={listing}>
        {info.pg === 1 && descricao && (
          <section className={styles['about']} aria-label={`Sobre ${titulo}`}>
            <Html html={descricao} />
          </section>
        )}
      </ListingView>
    </div>
  )
}
