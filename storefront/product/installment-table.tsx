import type { Installment } from '#contract/money.ts'
import { formatBRL } from '#domain/format-money.ts'
import styles from './installment-table.module.css'
import { interestText } from './interest.ts'

/** All ways to pay in instalments, with totals and rates, as the law asks. Nothing where there is only one payment. */
export function InstallmentTable({ parcelamento }: { parcelamento: Installment[] }) {
  if (parcelamento.length < 2) return null

  return (
    <details className={styles['all']}>
      <summary>Ver todas as parcelas</summary>
      <table className={styles['table']}>
        <caption className="visually-hidden">Parcelamento no cartão de crédito</caption>
        <thead>
          <tr>
            <th scope="col">Parcelas</th>
            <th scope="col">Total</th>
            <th scope="col">Juros</th>
          </tr>
        </thead>
        <tbody>
          {parcelamento.map(({ parcelas, valorParcela, valorTotal, taxa }) => (
            <tr key={parcelas}>
              <th scope="row">
                {parcelas}x de {formatBRL(valorParcela)}
              </th>
              <td>{formatBRL(valorTotal)}</td>
              <td>{interestText(taxa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
