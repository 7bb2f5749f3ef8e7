import { Link } from 'react-router'
import { Icon } from '#storefront/components/icons/icon.tsx'
import type { DetailsData } from '../listing-data.ts'
import styles from './active-filters.module.css'

/** The active filters as chips that remove them. Renders nothing without filters. */
export function ActiveFilters({ ativos, urlSemFiltros }: Pick<DetailsData, 'ativos' | 'urlSemFiltros'>) {
  if (ativos.length === 0) return null

  return (
    <ul className={styles['chips']} aria-label="Filtros ativos">
      {ativos.map(({ label, url }) => (
        <li key={label}>
          <Link to={url} preventScrollReset className={styles['chip'] ?? ''}>
            <span className="visually-hidden">Remover filtro: </span>
            {label}
            <Icon name="close" size={1} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={urlSemFiltros} preventScrollReset className={styles['clear'] ?? ''}>
          Limpar filtros
        </Link>
      </li>
    </ul>
  )
}
