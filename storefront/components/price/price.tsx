import type { Prices } from '#contract/money.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import styles from './price.module.css'

type Props = {
  precos: Prices
  /** `page` is the large price of a product page, `bar` only the current price. */
  size?: 'card' | 'page' | 'bar'
}

/** A price in the order that Brazilians expect: old price, current price, Pix, instalments. */
export function Price({ precos, size = 'card' }: Props) {
  const { precoDe, precoPor, desconto, aPartirDe, descontoVista, vista, parcela } = precos

  return (
    <div className={styles['price']} data-size={size}>
      {precoDe !== null && precoDe > precoPor && (
        <p className={styles['before']}>
          <span className="visually-hidden">De </span>
          <s>{formatBRL(precoDe)}</s>
          {desconto > 0 && <span className={styles['off']}>{`-${desconto}%`}</span>}
        </p>
      )}
      <p className={styles['now']}>
        {aPartirDe && <small>a partir de </small>}
        {precoDe !== null && precoDe > precoPor && <span className="visually-hidden">por </span>}
        {formatBRL(precoPor)}
      </p>
      {descontoVista > 0 && (
        <p className={styles['pix']}>
          <strong>{formatBRL(vista)}</strong>
          {` no Pix (${descontoVista}% off)`}
        </p>
      )}
      {parcela.parcelas > 1 && (
        <p className={styles['instalments']}>
          {`${parcela.parcelas}x de ${formatBRL(parcela.valorParcela)} sem juros`}
        </p>
      )}
    </div>
  )
}
