import type { KeyboardEvent } from 'react'
import { Icon } from '#storefront/components/icon.tsx'
import { ShopLink } from '#storefront/components/shop-link.tsx'
import styles from './recent-list.module.css'
import { removeAllSearches, removeSearch } from './recent-searches.ts'

type Props = {
  buscas: string[]
  onFollow: () => void
  /** With what is left. */
  onRemove: (left: string[]) => void
}

/** What was searched for in this browser, below the empty search field: to search again, or to forget. */
export function RecentList({ buscas, onFollow, onRemove }: Props) {
  return (
    <section className={`wrap ${styles['recent']}`} aria-labelledby="buscas-recentes" onKeyDown={walk}>
      <div className={styles['head']}>
        <h2 id="buscas-recentes" className={styles['label']}>
          Buscas recentes
        </h2>
        <button type="button" className={styles['all']} onClick={() => onRemove(removeAllSearches())}>
          Limpar
        </button>
      </div>
      <ul>
        {buscas.map((busca) => (
          <li key={busca} className={styles['line']}>
            <ShopLink
              to={`/busca?${new URLSearchParams({ q: busca })}`}
              className={styles['link']}
              onClick={onFollow}
            >
              <Icon name="clock" size={1} />
              <span>{busca}</span>
            </ShopLink>
            <button
              type="button"
              className={styles['forget']}
              aria-label={`Remover ${busca} das buscas recentes`}
              onClick={() => onRemove(removeSearch(busca))}
            >
              <Icon name="close" size={1} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The arrows go from search to search, as they do through suggestions. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof Element)) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const line = event.target.closest('li')
  const next = links[links.findIndex((link) => line?.contains(link)) + step] ?? fieldAbove(event, step)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function fieldAbove(event: KeyboardEvent<HTMLElement>, step: number) {
  return step < 0 ? event.currentTarget.closest('search')?.querySelector('input') : undefined
}
