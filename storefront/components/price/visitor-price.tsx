import { lazy, Suspense } from 'react'
import type { Prices } from '#contract/money.ts'
import { userStore } from '#storefront/customer/user.ts'
import { Price } from './price.tsx'

const OwnPrice = lazy(async () => ({ default: (await import('./own-price.tsx')).OwnPrice }))

export type VisitorPriceProps = { idSku: number; precos: Prices; size?: 'card' | 'page' | 'bar' }

/** The price of a SKU: the public one first, and the reseller's own once the visitor is known to be a reseller. */
export function VisitorPrice(props: VisitorPriceProps) {
  const { idSku: _, ...price } = props
  const forAll = <Price {...price} />
  if (!userStore.use()?.revendedor) return forAll

  return (
    <Suspense fallback={forAll}>
      <OwnPrice {...props} />
    </Suspense>
  )
}
