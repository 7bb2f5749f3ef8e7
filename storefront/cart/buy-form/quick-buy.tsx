import { Icon } from '#storefront/components/icon.tsx'
import type { CardData } from '#storefront/components/product-card/card-data.ts'
import { ShopLink } from '#storefront/components/shop-link.tsx'
import { warmCart } from '../side-cart/warm-cart.ts'
import { itemValue } from './bought-items.ts'
import { onlyFirstClick } from './buy-form.tsx'
import styles from './quick-buy.module.css'

/** The id of the one form of a page that all its quick buys send. */
export const QUICK_BUY = 'compra-rapida'

/** Buys one from a card. What has to be chosen first leads to the product. */
export function QuickBuy({ id, idSku, nome, url, variacoes }: CardData) {
  if (variacoes > 1) {
    return (
      <ShopLink
        to={url}
        className={styles['quick']}
        aria-label={`Escolher opções de ${nome}`}
        title="Escolher opções"
      >
        <Icon name="choices" />
      </ShopLink>
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
      onPointerEnter={warmCart}
      onFocus={warmCart}
    >
      <Icon name="bag" />
    </button>
  )
}
