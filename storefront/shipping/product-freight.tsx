import { useState } from 'react'
import { CepForm } from './cep-form.tsx'
import { createFreight, useFreight } from './freight.ts'
import { FreightAnswer, warmAnswer } from './freight-answer.tsx'
import styles from './product-freight.module.css'

type Props = { idProduto: number; idAtributoValor: number; quantidade: number }

/** What it costs to have so many of a SKU delivered. */
export function ProductFreight(goods: Props) {
  const [freight] = useState(createFreight)
  const { cep, quote, waiting, refusal, ask } = useFreight(
    freight,
    { path: '/v2/front/shipment/product', goods },
    JSON.stringify(goods),
  )

  return (
    <section className={styles['freight']} aria-label="Frete">
      <CepForm cep={cep} waiting={waiting} refusal={refusal} onAsk={ask} onIntent={warmAnswer} />
      <FreightAnswer quote={quote} waiting={waiting} />
    </section>
  )
}
