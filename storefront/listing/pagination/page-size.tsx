import { Link, useLocation } from 'react-router'
import { PAGE_SIZES, PARAMS } from '../params/params.ts'
import styles from './page-size.module.css'

type PageSizeProps = {
  limit: number
  total: number
  /** The query of this page in its canonical form. */
  search: string
}

/** Links to choose the number of products per page. Renders nothing if the smallest page holds all. */
export function PageSize({ limit, total, search }: PageSizeProps) {
  const { pathname } = useLocation()
  if (total <= PAGE_SIZES[0]) return null

  return (
    <div className={styles['sizes']}>
      <span id="por-pagina">Por página</span>
      <ul aria-labelledby="por-pagina" className={styles['links']}>
        {PAGE_SIZES.map((ipp) => (
          <li key={ipp}>
            <Link
              to={{ pathname, search: withPageSize(search, ipp) }}
              rel="nofollow"
              aria-current={ipp === limit ? 'true' : undefined}
            >
              {ipp}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Another page size starts at the first page; the default size has no parameter. */
function withPageSize(search: string, ipp: number): string {
  const params = new URLSearchParams(search)
  params.delete('pg')
  params.delete(PARAMS.ipp)
  if (ipp !== PAGE_SIZES[0]) params.set(PARAMS.ipp, String(ipp))

  return params.toString()
}
