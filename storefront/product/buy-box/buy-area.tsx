import type { Sku } from '#contract/catalog/catalog.ts'
import { itemValue } from '#storefront/cart/buy-form/bought-items.ts'
import { BuyForm, onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import buttons from '../../components/button.module.css'
import type { ProductContent } from '../product-data.ts'
import styles from './buy-area.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = {
  conteudo: ProductContent
  sku: Sku
  /** Whether there is only ever one, so that there is no quantity to choose. */
  unique: boolean
  quantidade: number
  onQuantity: (quantidade: number) => void
  ready: () => boolean
}

/** The id of the form that buys the shown product, for buttons outside of it. */
export const BUY_FORM = 'comprar'

/** The quantity and the buy button. */
export function BuyArea({ conteudo, sku, unique, quantidade, onQuantity, ready }: Props) {
  return (
    <BuyForm id={BUY_FORM} className={styles['area']} ready={ready}>
      <input type="hidden" name="item" value={itemValue(conteudo.id, sku.id)} />
      {sku.estoque > 0 && !unique && (
        <QuantityStepper key={sku.id} estoque={sku.estoque} quantidade={quantidade} onChange={onQuantity} />
      )}
      <button type="submit" className={`${buttons['primary']} ${styles['buy']}`} onClick={onlyFirstClick}>
        Comprar
      </button>
    </BuyForm>
  )
}
