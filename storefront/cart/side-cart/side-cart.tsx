import { lazy, Suspense } from 'react'
import { DialogPanel } from '#storefront/components/dialog/dialog-panel.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartAsked, SIDE_CART } from './open-cart.ts'
import styles from './side-cart.module.css'

/** One piece of code, fetched when the cart is first meant: pages don't carry it. */
const CartContents = lazy(async () => ({ default: (await import('./cart-contents.tsx')).CartContents }))
const CartFoot = lazy(async () => ({ default: (await import('./cart-contents.tsx')).CartFoot }))

/** The cart beside the page, filled when it is first asked for. */
export function SideCart() {
  const asked = cartAsked.use()

  return (
    <DialogPanel
      id={SIDE_CART}
      className={styles['panel']}
      title="Sacola de compras"
      footer={
        asked && (
          <Suspense>
            <CartFoot />
          </Suspense>
        )
      }
    >
      {asked && (
        <Suspense fallback={<CartSkeleton />}>
          <CartContents />
        </Suspense>
      )}
    </DialogPanel>
  )
}
