import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { QuantityField } from '#storefront/components/forms/quantity-field.tsx'
import styles from './quantity-stepper.module.css'

type Props = { estoque: number; quantidade: number; onChange: (quantidade: number) => void }

/** The quantity to buy: from 1 to the stock. */
export function QuantityStepper({ estoque, quantidade, onChange }: Props) {
  return (
    <>
      <label htmlFor="quantidade" className="visually-hidden">
        Quantidade
      </label>
      <QuantityField
        id="quantidade"
        quantidade={quantidade}
        max={Math.min(estoque, MAX_UNITS)}
        onChange={onChange}
      />
      {quantidade >= estoque && estoque > 1 && (
        <p className={styles['limit']} role="status">
          É tudo o que temos: {estoque} unidades.
        </p>
      )}
    </>
  )
}
