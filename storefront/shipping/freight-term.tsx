import type { Freight } from '#contract/settings/shipping.ts'
import { dayText, termText } from './delivery-term.ts'
import styles from './freight-term.module.css'

/** When and where a freight option arrives: the business days that it takes, the day if it is paid now, and its sentence. */
export function FreightTerm({ frete }: { frete: Freight }) {
  return (
    <>
      {termText(frete)}
      {!frete.aCombinar && (
        <>
          , previsto para{' '}
          <time dateTime={frete.previsao} className={styles['day']}>
            {dayText(frete.previsao)}
          </time>
        </>
      )}
      {frete.detalhe !== undefined && <span className={styles['detail']}>{frete.detalhe}</span>}
    </>
  )
}
