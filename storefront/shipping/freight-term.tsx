import type { Freight } from '#contract/settings/shipping.ts'
import { dayText, termText } from './delivery-term.ts'
import styles from './freight-term.module.css'

/** When a freight option arrives: the business days that it takes, and the day if it is paid now. */
export function FreightTerm({ frete }: { frete: Freight }) {
  return (
    <>
      {termText(frete)}, previsto para{' '}
      <time dateTime={frete.previsao} className={styles['day']}>
        {dayText(frete.previsao)}
      </time>
    </>
  )
}
