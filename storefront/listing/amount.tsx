import { formatNumber } from '#domain/format-number.ts'
import styles from './amount.module.css'
import { productCount } from './product-count.ts'

/** How many products stand behind a filter: a number to the eye, `37 produtos` to the ear. */
export function Amount({ total }: { total: number }) {
  return (
    <span className={styles['amount']}>
      <span aria-hidden="true">{formatNumber(total)}</span>
      <span className="visually-hidden">, {productCount(total)}</span>
    </span>
  )
}
