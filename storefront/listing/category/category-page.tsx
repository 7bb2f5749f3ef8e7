import { Html } from '#storefront/components/html/html.tsx'
import type { ListingData } from '../listing-data.ts'
import { ListingHead } from '../listing-head.tsx'
import { ListingView } from '../listing-view.tsx'
import styles from './category-page.module.css'
import { CategoryTiles } from './category-tiles.tsx'

/** A category or landing page: subcategories, products and, below them on the first page, its description. */
export function CategoryPage({ listing }: { listing: ListingData }) {
  const { estrutura, conteudo, info } = listing
  const {
    titulo,
    descricao,
    categorias,
    tamanhoCerto,
    tensaoCerta,
    encontrarCordas,
    meuInstrumento,
    ouvir,
    afinador,
  } = conteudo.detalhes

  return (
    <div className="wrap">
      <ListingHead estrutura={estrutura} title={titulo}>
        <ToolLink href={tamanhoCerto}>Qual tamanho? Descubra pela medida de quem toca</ToolLink>
        <ToolLink href={meuInstrumento}>Meu instrumento: veja só o que serve nele</ToolLink>
        <ToolLink href={encontrarCordas}>Encontrar cordas: as que combinam com você</ToolLink>
        <ToolLink href={tensaoCerta}>Tensão certa: as cordas na sua escala e afinação</ToolLink>
        <ToolLink href={ouvir}>Ouvir às cegas: compare os sons sem saber qual é qual</ToolLink>
        <ToolLink href={afinador}>Afinador: pelo microfone, sem internet</ToolLink>
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

/** Leads to a tool for the category's products, if there is one. */
function ToolLink({ href, children }: { href: string | undefined; children: string }) {
  return (
    href !== undefined && (
      <p>
        <a href={href}>{children}</a>
      </p>
    )
  )
}
