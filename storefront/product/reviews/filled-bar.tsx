import type { CSSProperties } from 'react'
import styles from './filled-bar.module.css'

/** A bar filled to a share of 0 to 1. Decorative: the number stands beside it. */
export function FilledBar({ share }: { share: number }) {
  const filled: CSSProperties & { '--filled': string } = { '--filled': `${share * 100}%` }

  return <span aria-hidden="true" className={styles['bar']} style={filled} />
}
