import { lazy, Suspense, useState } from 'react'
import { CepForm } from '#storefront/shipping/cep-form.tsx'
import { createFreight, useFreight } from '#storefront/shipping/freight.ts'
import { FreightAnswer, FreightSkeleton } from '#storefront/shipping/freight-answer.tsx'
import styles from './product-freight.module.css'

type Props = { idProduto: number; idAtributoValor: number; quantidade: number }

/** Loaded when the visitor is about to type a CEP, or has one: most visitors request no quote. */
const FreightOptions = lazy(async () => ({ default: (await fetchOptions()).FreightOptions }))

/** Quotes the delivery of a quantity of a SKU. */
export function ProductFreight(goods: Props) {
  const [freight] = useState(createFreight)
  const { cep, quote, waiting, awaited, refusal, ask } = useFreight(
    freight,
    { path: '/v2/front/shipment/product', goods },
    JSON.stringify(goods),
  )

  return (
    <section className={styles['freight']} aria-label="Frete">
      <CepForm cep={cep} waiting={waiting} refusal={refusal} onAsk={ask} onIntent={fetchOptions} />
      <FreightAnswer awaited={awaited}>
        {quote && (
          <Suspense fallback={<FreightSkeleton />}>
            <FreightOptions quote={quote} />
          </Suspense>
        )}
      </FreightAnswer>
    </section>
  )
}

function fetchOptions() {
  return import('#storefront/shipping/freight-options.tsx')
}
