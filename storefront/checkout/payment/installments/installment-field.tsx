import { useId } from 'react'
import type { Installment } from '#contract/money.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { planText } from '#domain/money/installments.ts'
import { interestText } from '#storefront/components/price/interest.ts'
import styles from './installment-field.module.css'

type Props = {
  parcelas: Installment[]
  chosen: Installment | undefined
  onChoose: (parcelas: number) => void
  disabled: boolean
}

/**
 * The choice of instalments, each with its amount; below it the total and the interest, as required by law (CDC, art.
 * 52).
 */
export function InstallmentField({ parcelas, chosen, onChoose, disabled }: Props) {
  const id = useId()

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>Parcelas</label>
      <select
        id={id}
        aria-describedby={`${id}-total`}
        value={chosen?.parcelas ?? 1}
        disabled={disabled}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {parcelas.map((plan) => (
          <option key={plan.parcelas} value={plan.parcelas}>
            {optionText(plan)}
          </option>
        ))}
      </select>
      {chosen && (
        <p id={`${id}-total`} className={styles['total']}>
          Total no cartão: <strong>{formatBRL(chosen.valorTotal)}</strong>
          {chosen.parcelas > 1 && `, ${chosen.taxa > 0 ? 'juros de ' : ''}${interestText(chosen.taxa)}`}
        </p>
      )}
    </div>
  )
}

function optionText(plan: Installment): string {
  if (plan.parcelas === 1) return `${planText(plan)} à vista`

  return `${planText(plan)} ${plan.taxa > 0 ? 'com juros' : 'sem juros'}`
}
