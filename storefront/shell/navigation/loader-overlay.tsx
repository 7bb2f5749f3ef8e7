import { createPath, useLocation, useNavigation } from 'react-router'
import styles from './loader-overlay.module.css'
import { useDelayed } from './use-delayed.ts'
import { useTargetPath } from './use-target-path.ts'

/** Faster navigations show no overlay: the minimum delay of the specification (section 4). */
const MINIMUM_DELAY_MS = 200

/** After this time the visitor gets a message and a button to retry. */
const SLOW_MS = 10_000

/**
 * Dims the current page while another one loads. It neither covers the menu nor blocks clicks, so that the visitor can
 * change their mind.
 */
export function LoaderOverlay() {
  const { pathname } = useLocation()
  const targetPath = useTargetPath()
  const leaving = targetPath !== pathname
  const on = useDelayed(leaving, MINIMUM_DELAY_MS)
  const slow = useDelayed(leaving, SLOW_MS)
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
