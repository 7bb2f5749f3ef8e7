import type { KeyboardEvent } from 'react'
import { AnyIcon } from '#storefront/components/icons/any-icon.tsx'
import styles from './recent-list.module.css'
import { removeAllSearches, removeSearch } from './recent-searches.ts'

type Props = {
  searches: string[]
  onFollow: () => void
  /** Called with the remaining searches. */
  onRemove: (left: string[]) => void
}

/** Recent searches in this browser, below the empty search field: to repeat or to remove. */
export function RecentList({ searches, onFollow, onRemove }: Props) {
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
        {searches.map((search) => (
          <li key={search} className={styles['line']}>
            <a
              href={`/busca?${new URLSearchParams({ q: search })}`}
              className={styles['link']}
              onClick={onFollow}
            >
              <AnyIcon name="clock" size={1} />
              <span>{search}</span>
            </a>
            <button
              type="button"
              className={styles['forget']}
              aria-label={`Remover ${search} das buscas recentes`}
              onClick={() => onRemove(removeSearch(search))}
            >
              <AnyIcon name="close" size={1} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Arrow keys move between the searches, as in the suggestions. */
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
