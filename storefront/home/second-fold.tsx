import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import buttons from '../components/button.module.css'
import { API_ERROR } from '../rendering/browser/api.ts'
import { offPageAddress } from '../rendering/off-page.ts'
import type { MenuLink } from '../shell/menu/menu-link.ts'
import { HomeSections } from './home-sections.tsx'
import type { SecondFold as Loaded } from './load-home.ts'
import styles from './second-fold.module.css'

/** The home page with both folds, for readers without JavaScript. */
const WHOLE_PAGE = '/?dobra=2'

/** The second fold alone; a failure to fetch it is no failure of the page that is there. */
const FOLD = offPageAddress('/inicio/segunda-dobra')

type Props = { loaded: Loaded | null; titles: MenuLink[] }

/**
 * The home page's second fold: fetched on the first scroll and on any failure of a call to the platform (specification,
 * section 2). After a failure one can ask again. Readers without JavaScript find a link to the page that has it already.
 */
export function SecondFold({ loaded, titles }: Props) {
  const fetcher = useFetcher<Loaded | null>()
  const fold = loaded ?? fetcher.data ?? null
  const { load } = fetcher
  // A failure is logged where it happens, and leaves null for an answer.
  const failed = fetcher.state === 'idle' && fetcher.data === null

  useEffect(() => {
    if (fold) return
    const fetchFold = () => load(FOLD)
    // A page that fits the screen never scrolls; one that was come back to has been scrolled already.
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
