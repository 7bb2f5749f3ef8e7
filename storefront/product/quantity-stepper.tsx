import { useState } from 'react'
import { MOST_UNITS } from '#domain/cart/mend-lines.ts'
import { QuantityField } from '../parts/quantity-field.tsx'
import styles from './quantity-stepper.module.css'

/** How many of it to buy: from 1 to what is in stock. */
export function QuantityStepper({ estoque }: { estoque: number }) {
  const [quantidade, setQuantidade] = useState(1)

  return (
    <>
      <label htmlFor="quantidade" className="visually-hidden">
        Quantidade
      </label>
      <QuantityField
        id="quantidade"
        quantidade={quantidade}
        most={Math.min(estoque, MOST_UNITS)}
        onChange={setQuantidade}
      />
      {quantidade >= estoque && estoque > 1 && (
        <p className={styles['limit']} role="status">
          É tudo o que temos: {estoque} unidades.
        </p>
      )}
    </>
  )
}
