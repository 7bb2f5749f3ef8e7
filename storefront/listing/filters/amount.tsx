import { formatNumber } from '#domain/format/format-number.ts'
import styles from './amount.module.css'

/**
 * How many products stand behind a filter: `37` to the eye, `37 produtos` to the ear. The stylesheet has the word, since a
 * listing holds hundreds of these.
 */
export function Amount({ total }: { total: number }) {
  return (
    <span className={styles['amount']} data-one={total === 1 || undefined}>
      {formatNumber(total)}
    </span>
  )
}
