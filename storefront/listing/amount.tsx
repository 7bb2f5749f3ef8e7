import { formatNumber } from '#domain/format-number.ts'
import styles from './amount.module.css'

/** How many products stand behind a filter: `37` to the eye, `37 produtos` to the ear. A listing holds hundreds of these. */
export function Amount({ total }: { total: number }) {
  return (
    <span className={styles['amount']}>
      {formatNumber(total)}
      <span className="visually-hidden">{total === 1 ? ' produto' : ' produtos'}</span>
    </span>
  )
}
