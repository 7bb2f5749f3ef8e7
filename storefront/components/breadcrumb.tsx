import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import styles from './breadcrumb.module.css'

/** The path from the home page to this page, which is the last entry. Renders nothing for a single entry. */
export function Breadcrumb({ trail }: { trail: Trail }) {
  if (trail.length < 2) return null

  return (
    <nav aria-label="Você está em" className={styles['breadcrumb']}>
      <ol className={styles['trail']}>
        {trail.map(({ label, url }, i) => (
          <li key={url}>
            {i === trail.length - 1 ? <span aria-current="page">{label}</span> : <a href={url}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
