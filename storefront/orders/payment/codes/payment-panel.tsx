import type { ReactNode } from 'react'
import { formatBRL } from '#domain/money/format-money.ts'
import styles from './payment-panel.module.css'

type Props = {
  /** The id of the heading. */
  id: string
  title: string
  /** In centavos. */
  valor: number
  /** Whether this is less than by other methods. */
  discounted?: boolean
  children: ReactNode
}

/** A panel for one way to pay, with its name and amount. */
export function PaymentPanel({ id, title, valor, discounted = false, children }: Props) {
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <p className={styles['amount']} data-discounted={discounted || undefined}>
          {formatBRL(valor)}
        </p>
      </div>
      {children}
    </section>
  )
}
