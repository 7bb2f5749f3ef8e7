import { useLocation } from 'react-router'
import styles from './loader-overlay.module.css'
import { useHeadedPath } from './use-headed-path.ts'
import { useLasting } from './use-lasting.ts'

/** A page that comes sooner is not covered: the specification's minimum display delay of a fetch (section 4). */
const MINIMUM_DELAY_MS = 200

/** Dims the page that one leaves until the other is there. It covers no menu and takes no click: one may change one's mind. */
export function LoaderOverlay() {
  const { pathname } = useLocation()
  const on = useLasting(useHeadedPath() !== pathname, MINIMUM_DELAY_MS)

  return (
    <div className={styles['overlay']} data-on={on || undefined}>
      <svg className={styles['strings']} viewBox="0 0 40 48" aria-hidden="true">
        <path d="M8 4v40" />
        <path d="M16 4v40" />
        <path d="M24 4v40" />
        <path d="M32 4v40" />
      </svg>
      <p className="visually-hidden" role="status">
        {on && 'Carregando a página'}
      </p>
    </div>
  )
}
