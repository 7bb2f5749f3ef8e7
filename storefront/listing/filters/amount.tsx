import { formatNumber } from '#domain/format/format-number.ts'
import styles from './amount.module.css'

/**
 * The number of products behind a filter: shown as `37`, read aloud as `37 produtos`. The word is in the style sheet,
 * since a listing holds hundreds of these.
 */
export function Amount({ total }: { total: number }) {
  return (
    <span className={styles['amount']} data-one={total === 1 || undefined}>
      {formatNumber(total)}
    </span>
  )
}
