import { Link, useLocation } from 'react-router'
import type { ListingInfo } from '#contract/catalog/catalog.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import { pageSearch } from './page-search.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  info: Pick<ListingInfo, 'pg' | 'qtdPages' | 'prev' | 'next'>
  /** The query of this page in its canonical form; defaults to that of the address. */
  search?: string
}

/** The pages of a listing: previous, numbers, next. Renders nothing for a single page. */
export function Pagination({ info, search: written }: PaginationProps) {
  const { pathname, search: typed } = useLocation()
  const search = written ?? typed
  const { pg, qtdPages } = info
  if (qtdPages < 2) return null

  const to = (page: number) => ({ pathname, search: pageSearch(search, page) })

  return (
    <nav aria-label="Páginas" className={styles['pagination']}>
      {info.prev !== null && (
        <Link to={to(pg - 1)} rel="prev" className={styles['turn'] ?? ''}>
          <Icon name="arrow-left" /> Anterior
        </Link>
      )}
      <ol className={styles['numbers']}>
        {withKeys(pageNumbers(pg, qtdPages)).map(({ key, number }) => (
          <li key={key}>
            {number === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link to={to(number)} aria-current={number === pg ? 'page' : undefined}>
                <span className="visually-hidden">Página </span>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {info.next !== null && (
        <Link to={to(pg + 1)} rel="next" prefetch="intent" className={styles['turn'] ?? ''}>
          Próxima <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}

/** There are at most two gaps: one before the current page, one after it. */
function withKeys(numbers: ReturnType<typeof pageNumbers>) {
  return numbers.map((number, i) => ({
    key: number === 'gap' ? `gap-${i > 1 ? 'after' : 'before'}` : number,
    number,
  }))
}
