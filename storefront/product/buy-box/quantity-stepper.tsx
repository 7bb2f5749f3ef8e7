import { MAX_UNITS } from '#domain/cart/repair-lines.ts'
import { QuantityField } from '#storefront/components/forms/quantity-field.tsx'
import styles from './quantity-stepper.module.css'

type Props = { estoque: number; quantidade: number; onChange: (quantidade: number) => void }

/** How many of it to buy: from 1 to what is in stock. */
export function QuantityStepper({ estoque, quantidade, onChange }: Props) {
  return (
    <>
      <label htmlFor="quantidade" className="visually-hidden">
        Quantidade
      </label>
      <QuantityField
        id="quantidade"
        quantidade={quantidade}
        most={Math.min(estoque, MAX_UNITS)}
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
