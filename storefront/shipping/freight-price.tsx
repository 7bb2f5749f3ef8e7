import type { Freight } from '#contract/settings/shipping.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import styles from './freight-price.module.css'

/** What a freight option costs, behind its full price if it is reduced. */
export function FreightPrice({ valor, valorCheio }: Pick<Freight, 'valor' | 'valorCheio'>) {
  return (
    <span className={styles['price']}>
      {valor < valorCheio && (
        <del>
          <span className="visually-hidden">De </span>
          {formatBRL(valorCheio)}
        </del>
      )}{' '}
      {valor === 0 ? <strong className={styles['free']}>Grátis</strong> : formatBRL(valor)}
    </span>
  )
}
