import { Icon } from '#storefront/components/icons/icon.tsx'
import type { CardData } from '#storefront/components/product-card/card-data.ts'
import { preloadCart } from '../side-cart/preload-cart.ts'
import { itemValue } from './bought-items.ts'
import { onlyFirstClick } from './buy-form.tsx'
import styles from './quick-buy.module.css'

/** The id of the form that all quick-buy buttons of a page submit. */
export const QUICK_BUY = 'compra-rapida'

/** Buys one unit from a card. Links to the product if a variant has to be chosen first. */
export function QuickBuy({ id, idSku, nome, url, variacoes }: CardData) {
  if (variacoes > 1) {
    return (
      <a
        href={url}
        className={styles['quick']}
        aria-label={`Escolher opções de ${nome}`}
        title="Escolher opções"
      >
        <Icon name="choices" />
      </a>
    )
  }

  return (
    <button
      type="submit"
      form={QUICK_BUY}
      name="item"
      value={itemValue(id, idSku)}
      className={styles['quick']}
      aria-label={`Comprar ${nome}`}
      title="Comprar"
      onClick={onlyFirstClick}
      onPointerEnter={preloadCart}
      onFocus={preloadCart}
    >
      <Icon name="bag" />
    </button>
  )
}
