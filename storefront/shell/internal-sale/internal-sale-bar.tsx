import { lazy, Suspense } from 'react'
import { userStore } from '#storefront/customer/user.ts'

/** Only those who sell ever fetch it. */
const InternalSale = lazy(async () => ({ default: (await import('./internal-sale.tsx')).InternalSale }))

/** Says above everything else that somebody of the store sells in a customer's name; nobody else ever sees it. */
export function InternalSaleBar() {
  const user = userStore.use()
  if (!user?.vendaInterna) return null

  return (
    <Suspense>
      <InternalSale user={user} />
    </Suspense>
  )
}
