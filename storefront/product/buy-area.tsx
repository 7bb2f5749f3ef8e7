import type { Sku } from '#contract/catalog.ts'
import { itemValue } from '../cart/bought-items.ts'
import { BuyForm, onlyFirstClick } from '../cart/buy-form.tsx'
import buttons from '../parts/button.module.css'
import styles from './buy-area.module.css'
import type { ProductContent } from './product-data.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = {
  conteudo: ProductContent
  sku: Sku
  quantidade: number
  onQuantity: (quantidade: number) => void
  ready: () => boolean
}

/** How many, and the button that buys them. */
export function BuyArea({ conteudo, sku, quantidade, onQuantity, ready }: Props) {
  return (
    <BuyForm className={styles['area']} ready={ready}>
      <input type="hidden" name="item" value={itemValue(conteudo.id, sku.id)} />
      {sku.estoque > 0 && (
        <QuantityStepper key={sku.id} estoque={sku.estoque} quantidade={quantidade} onChange={onQuantity} />
      )}
      <button type="submit" className={`${buttons['primary']} ${styles['buy']}`} onClick={onlyFirstClick}>
        Comprar
      </button>
    </BuyForm>
  )
}
