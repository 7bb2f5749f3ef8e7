import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import buttons from '../components/button.module.css'
import { API_ERROR } from '../rendering/browser/api.ts'
import { hydrateNow } from '../rendering/lazy-hydrate.tsx'
import { offPageAddress } from '../rendering/off-page.ts'
import type { MenuLink } from '../shell/menu/menu-link.ts'
import { HomeSections } from './home-sections.tsx'
import type { SecondFold as Loaded } from './load-home.ts'
import styles from './second-fold.module.css'

/** The home page with both folds, for browsers without JavaScript. */
const WHOLE_PAGE = '/?dobra=2'

/** The data of the second fold; a failed call does not fail the page. */
const FOLD = offPageAddress('/inicio/segunda-dobra')

type Props = { loaded: Loaded | null; titles: MenuLink[] }

/**
 * The home page's second fold, loaded on the first scroll and after any failed call to the platform (specification,
 * section 2). If it fails, the visitor can retry. Without JavaScript there is a link to the page with both folds.
 */
export function SecondFold({ loaded, titles }: Props) {
  const fetcher = useFetcher<Loaded | null>()
  const fold = loaded ?? fetcher.data ?? null
  const { load } = fetcher
  // `offPage` logs a failure and answers null.
  const failed = fetcher.state === 'idle' && fetcher.data === null

  useEffect(() => {
    if (fold) return
    const fetchFold = () => {
      // Nobody may touch the page again, and what is loaded is shown once all its parts are hydrated.
      hydrateNow()
      void load(FOLD)
    }
    // A page that fits the screen never scrolls; a restored one is already scrolled.
    if (document.documentElement.scrollHeight <= window.innerHeight || window.scrollY > 0) fetchFold()
    const once = { once: true, passive: true }
    window.addEventListener('scroll', fetchFold, once)
    window.addEventListener(API_ERROR, fetchFold, once)

    return () => {
      window.removeEventListener('scroll', fetchFold)
      window.removeEventListener(API_ERROR, fetchFold)
    }
  }, [fold, load])

  if (!fold && failed) {
    return (
      <div className={`wrap ${styles['failed']}`} role="alert">
        <p>O resto da página não pôde ser carregado.</p>
        <button type="button" className={buttons['secondary']} onClick={() => load(FOLD)}>
          Tentar de novo
        </button>
      </div>
    )
  }

  if (!fold) {
    return (
      <noscript>
        <p className={`wrap ${styles['more']}`}>
          <a href={WHOLE_PAGE}>Ver categorias, marcas e mais vitrines</a>
        </p>
      </noscript>
    )
  }

  return <HomeSections sections={fold.sections} titles={titles} />
}
