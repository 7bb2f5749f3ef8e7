import type { CSSProperties } from 'react'
import styles from './filled-bar.module.css'

/** A bar filled by a share from 0 to 1. Decorative: the number is shown beside it. */
export function FilledBar({ share }: { share: number }) {
  const filled: CSSProperties & { '--filled': string } = { '--filled': `${share * 100}%` }

  return <span aria-hidden="true" className={styles['bar']} style={filled} />
}
