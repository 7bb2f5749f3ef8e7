import { useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import styles from './quantity-stepper.module.css'

/** How many: from 1 to what is in stock, by buttons or digits. Nothing where only one can be had. */
export function QuantityStepper({ estoque }: { estoque: number }) {
  const [typed, setTyped] = useState('1')
  const quantidade = clamp(Number(typed), estoque)
  const step = (by: -1 | 1) => setTyped(String(clamp(quantidade + by, estoque)))

  return (
    <div className={styles['quantity']}>
      <label htmlFor="quantidade">Quantidade</label>
      <div className={styles['stepper']}>
        <button
          type="button"
          aria-label="Diminuir quantidade"
          disabled={quantidade <= 1}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id="quantidade"
          name="quantidade"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onBlur={() => setTyped(String(quantidade))}
        />
        <button
          type="button"
          aria-label="Aumentar quantidade"
          disabled={quantidade >= estoque}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {quantidade >= estoque && estoque > 1 && (
        <p className={styles['limit']} role="status">
          É tudo o que temos: {estoque} unidades.
        </p>
      )}
    </div>
  )
}

function clamp(quantidade: number, estoque: number): number {
  return Math.min(Math.max(quantidade, 1), estoque)
}
