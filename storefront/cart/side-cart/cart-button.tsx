import { type MouseEvent, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { nextPaint } from '#storefront/rendering/browser/next-paint.ts'
import { CART_PATH, isCartPage } from '../cart-path.ts'
import { cartStore, ensureCart, loadCart } from '../cart-store.ts'
import { shownCart } from '../shown-cart.ts'
import styles from './cart-button.module.css'
import { openCart } from './open-cart.ts'
import { preloadCart } from './preload-cart.ts'

/** Opens the cart panel and shows the number of items. It is a link to the cart page, and on that page it stays one. */
export function CartButton({ className }: { className: string | undefined }) {
  const appToken = useShop()?.appToken ?? ''
  const onCartPage = isCartPage(useLocation().pathname)
  const { cart, pending } = cartStore.use()
  const count = cart ? shownCart(cart, pending).quantidadeTotal : 0

  useEffect(() => void ensureCart(appToken), [appToken])

  function open(event: MouseEvent) {
    if (onCartPage || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openCart()
    void nextPaint().then(() => loadCart(appToken))
  }

  return (
    <a
      href={CART_PATH}
      className={`${className} ${styles['button']}`}
      aria-label={label(count)}
      aria-haspopup={onCartPage ? undefined : 'dialog'}
      aria-current={onCartPage ? 'page' : undefined}
      onClick={open}
      onPointerEnter={preloadCart}
      onFocus={preloadCart}
    >
      <Icon name="bag" size={1.5} />
      {count > 0 && <span className={styles['count']}>{count > 99 ? '99+' : count}</span>}
    </a>
  )
}

function label(count: number): string {
  if (count === 0) return 'Sacola de compras'

  return `Sacola de compras, ${count} ${count === 1 ? 'item' : 'itens'}`
}
