import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import styles from './breadcrumb.module.css'
import { ShopLink } from './shop-link.tsx'

/** The way from the home page to here; the last entry is the page itself. Nothing for a trail of one. */
export function Breadcrumb({ trail }: { trail: Trail }) {
  if (trail.length < 2) return null

  return (
    <nav aria-label="Você está em" className={styles['breadcrumb']}>
      <ol className={styles['trail']}>
        {trail.map(({ label, url }, i) => (
          <li key={url}>
            {i === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <ShopLink to={url}>{label}</ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
