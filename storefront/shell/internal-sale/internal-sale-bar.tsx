import { lazy, Suspense } from 'react'
import { userStore } from '#storefront/customer/user.ts'

/** Loaded for staff only. */
const InternalSale = lazy(async () => ({ default: (await import('./internal-sale.tsx')).InternalSale }))

/**
 * A bar above everything else during an internal sale, when staff buy in a customer's name. Other visitors never see
 * it.
 */
export function InternalSaleBar() {
  const user = userStore.use()
  if (!user?.vendaInterna) return null

  return (
    <Suspense>
      <InternalSale user={user} />
    </Suspense>
  )
}
