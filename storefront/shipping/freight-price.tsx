import type { Freight } from '#contract/settings/shipping.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import styles from './freight-price.module.css'

/** What a freight option costs, behind its full price if it is reduced; what is agreed on later is not free. */
export function FreightPrice({
  valor,
  valorCheio,
  aCombinar,
}: Pick<Freight, 'valor' | 'valorCheio' | 'aCombinar'>) {
  if (aCombinar && valorCheio === 0) return <span className={styles['price']}>A combinar</span>

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
