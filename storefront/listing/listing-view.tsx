import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CardGrid } from '../components/product-card/card-grid.tsx'
import { LeftHandedLink } from '../product/instruments/left-hand/left-handed-link.tsx'
import { useFits } from '../product/instruments/mine/use-fits.ts'
import { EmptyListing } from './empty-listing.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import type { ListingData } from './listing-data.ts'
import styles from './listing-view.module.css'
import { PageSize } from './pagination/page-size.tsx'
import { Pagination } from './pagination/pagination.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'

/** The number of cards above the fold on a desktop screen: their pictures load at once. */
const EAGER = 3

/** The body of every listing: filters, toolbar, products and pagination. */
export function ListingView({ listing, children }: { listing: ListingData; children?: ReactNode }) {
  const { conteudo, info } = listing
  const busy = useRefining()
  const fits = useFits(conteudo.produtos)

  return (
    <div className={styles['layout']}>
      <aside id="filtros" className={styles['filters']} aria-label="Filtros">
        <FilterForm listing={listing} />
      </aside>
      <div className={styles['results']}>
        <Toolbar listing={listing} />
        <ActiveFilters ativos={conteudo.detalhes.ativos} urlSemFiltros={conteudo.detalhes.urlSemFiltros} />
        {fits && (
          <fits.OwnListing key={conteudo.detalhes.urlSemFiltros} conteudo={conteudo} search={info.self} />
        )}
        {conteudo.detalhes.canhotos && <LeftHandedLink {...conteudo.detalhes.canhotos} />}
        <div className={styles['products']} aria-busy={busy}>
          {conteudo.produtos.length > 0 ? (
            <CardGrid
              produtos={conteudo.produtos}
              lista={conteudo.detalhes.titulo}
              eager={EAGER}
              headingLevel={2}
            />
          ) : (
            <EmptyListing conteudo={conteudo} filtros={info.filtros} />
          )}
        </div>
        {info.total > 0 && (
          <footer className={styles['foot']}>
            <Pagination info={info} search={info.self} />
            <PageSize limit={info.limit} total={info.total} search={info.self} />
          </footer>
        )}
        {children}
      </div>
    </div>
  )
}

/** True while another view of the same listing is loading: the products stay, dimmed, and nothing moves. */
function useRefining(): boolean {
  const { pathname } = useLocation()
  const navigation = useNavigation()

  return navigation.location?.pathname === pathname
}
