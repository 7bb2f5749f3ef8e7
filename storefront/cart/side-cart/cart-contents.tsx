import { useLocation } from 'react-router'
import type { Cart } from '#contract/cart/cart.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import buttons from '../../components/button.module.css'
import { CartMessages } from '../cart-messages.tsx'
import { CART_PATH, isCartPage } from '../cart-path.ts'
import { CartStatus } from '../cart-status.tsx'
import { cartStore, loadCart } from '../cart-store.ts'
import { EmptyCart } from '../empty-cart.tsx'
import { CartFreight } from '../freight/cart-freight.tsx'
import { FreightLine } from '../freight/freight-line.tsx'
import { CartLines } from '../lines/cart-lines.tsx'
import { shownCart } from '../shown-cart.ts'
import { CartSums } from '../sums/cart-sums.tsx'
import { CouponForm } from '../sums/coupon-form.tsx'
import styles from './cart-contents.module.css'
import { CartSkeleton } from './cart-skeleton.tsx'
import { SIDE_CART } from './open-cart.ts'

/** The contents of the cart panel: messages, lines, coupon, freight. */
export function CartContents() {
  const { cart, pending, mensagens, failed } = cartStore.use()
  const shown = cart && shownCart(cart, pending)

  return (
    <>
      <CartStatus cart={cart} settled={pending.size === 0} />
      <CartMessages mensagens={mensagens} />
      {!shown && (failed ? <LoadFailed /> : <CartSkeleton />)}
      {shown && <CartLines cart={shown} pending={pending} empty={<EmptyCart />} />}
      {shown && shown.itens.length > 0 && (
        <>
          <CouponForm cupom={shown.cupom} />
          <PanelFreight cart={shown} settled={pending.size === 0} />
        </>
      )}
    </>
  )
}

/** The sums and the buttons below them; an empty cart has only the button that closes the panel. */
export function CartFoot() {
  const { cart, pending } = cartStore.use()
  const filled = cart !== null && shownCart(cart, pending).itens.length > 0

  return (
    <div className={styles['foot']}>
      {filled && (
        <CartSums cart={cart} pending={pending.size > 0}>
          <FreightLine />
        </CartSums>
      )}
      {filled && (
        <a href={CART_PATH} className={`${buttons['primary']} ${styles['finish']} ${styles['caps']}`}>
          FINALIZAR COMPRA
        </a>
      )}
      <button
        type="button"
        className={filled ? buttons['quiet'] : `${buttons['primary']} ${styles['finish']}`}
        popoverTarget={SIDE_CART}
        popoverTargetAction="hide"
      >
        Continuar comprando
      </button>
    </div>
  )
}

/** The freight, except on the cart page, which has its own. */
function PanelFreight(props: { cart: Cart; settled: boolean }) {
  const { pathname } = useLocation()

  return isCartPage(pathname) ? null : (
    <div className={styles['freight']}>
      <CartFreight {...props} />
    </div>
  )
}

/** Shown if the platform did not answer: an empty cart would be misleading. */
function LoadFailed() {
  const appToken = useShop()?.appToken ?? ''

  return (
    <div className={styles['unread']} role="status">
      <p>A sua sacola não pôde ser carregada agora.</p>
      <button type="button" className={buttons['secondary']} onClick={() => void loadCart(appToken)}>
        Tentar de novo
      </button>
    </div>
  )
}
