import { formatBRL } from '#domain/money/format-money.ts'
import { onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import buttons from '../../components/button.module.css'
import styles from './list-sum.module.css'

type Props = {
  units: number
  /** The number of products that are unavailable. */
  missing: number
  /** In centavos; null if options are missing or the shopper changed the list. */
  total: number | null
}

/** The sum of the list and its buy button. */
export function ListSum({ units, missing, total }: Props) {
  return (
    <section className={styles['sum']} aria-label="Total da lista">
      <p role="status">
        Total de {units} {units === 1 ? 'item' : 'itens'}
      </p>
      {total === null ? (
        <p className={styles['note']}>O valor da sua escolha aparece na sacola.</p>
      ) : (
        <p className={styles['total']}>{formatBRL(total)}</p>
      )}
      {missing > 0 && (
        <p className={styles['note']}>
          {missing === 1 ? '1 produto está indisponível' : `${missing} produtos estão indisponíveis`} agora e
          não entra{missing === 1 ? '' : 'm'} no total.
        </p>
      )}
      <button
        type="submit"
        className={`${buttons['primary']} ${styles['buy']}`}
        disabled={units === 0}
        onClick={onlyFirstClick}
      >
        Comprar a lista
      </button>
    </section>
  )
}
