import { lazy, Suspense } from 'react'
import { DialogPanel } from '#storefront/components/dialog/dialog-panel.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartOpened, SIDE_CART } from './open-cart.ts'
import styles from './side-cart.module.css'

/** One chunk, loaded when the visitor is about to open the cart; pages do not include it. */
const CartContents = lazy(async () => ({ default: (await import('./cart-contents.tsx')).CartContents }))
const CartFoot = lazy(async () => ({ default: (await import('./cart-contents.tsx')).CartFoot }))

/** The cart panel beside the page. Its contents are rendered when it is first opened. */
export function SideCart() {
  const opened = cartOpened.use()

  return (
    <DialogPanel
      id={SIDE_CART}
      className={styles['panel']}
      title="Sacola de compras"
      footer={
        opened && (
          <Suspense>
            <CartFoot />
          </Suspense>
        )
      }
    >
      {opened && (
        <Suspense fallback={<CartSkeleton />}>
          <CartContents />
        </Suspense>
      )}
    </DialogPanel>
  )
}
