import type { Installment } from '#contract/money.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { planText } from '#domain/money/installments.ts'
import { interestText } from '#storefront/components/price/interest.ts'
import styles from './installment-table.module.css'

/**
 * All instalment plans with totals and rates, as required by law. Renders nothing if there is only the single payment.
 */
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
          {parcelamento.map((plan) => (
            <tr key={plan.parcelas}>
              <th scope="row">{planText(plan)}</th>
              <td>{formatBRL(plan.valorTotal)}</td>
              <td>{interestText(plan.taxa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
