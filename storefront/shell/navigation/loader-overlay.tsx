import { createPath, useLocation, useNavigation } from 'react-router'
import styles from './loader-overlay.module.css'
import { useHeadedPath } from './use-headed-path.ts'
import { useLasting } from './use-lasting.ts'

/** A page that comes sooner is not covered: the specification's minimum display delay of a fetch (section 4). */
const MINIMUM_DELAY_MS = 200

/** Whoever waits so long is told that something is wrong, and given a way on. */
const SLOW_MS = 10_000

/** Dims the page that one leaves until the other is there. It covers no menu and takes no click: one may change one's mind. */
export function LoaderOverlay() {
  const { pathname } = useLocation()
  const headedPath = useHeadedPath()
  const leaving = headedPath !== pathname
  const on = useLasting(leaving, MINIMUM_DELAY_MS)
  const slow = useLasting(leaving, SLOW_MS)
  const target = useNavigation().location

  return (
    <div className={styles['overlay']} data-on={on || undefined}>
      <svg className={styles['strings']} viewBox="0 0 40 48" aria-hidden="true">
        <path d="M8 4v40" />
        <path d="M16 4v40" />
        <path d="M24 4v40" />
        <path d="M32 4v40" />
      </svg>
      <div role="status">
        {on && <p className="visually-hidden">Carregando a página</p>}
        {slow && target && (
          <p className={styles['slow']}>
            Está demorando mais do que deveria.{' '}
            <button
              type="button"
              className={styles['again']}
              onClick={() => location.assign(createPath(target))}
            >
              Tentar de novo
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
