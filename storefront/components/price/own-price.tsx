import { useEffect } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './own-price.module.css'
import { askOwnPrice, ownPricesStore } from './own-prices.ts'
import { Price } from './price.tsx'
import type { VisitorPriceProps } from './visitor-price.tsx'

/** What a reseller pays for a SKU, and that it is their own price; what all pay, where that is the same. */
export function OwnPrice({ idSku, precos, ...rest }: VisitorPriceProps) {
  const appToken = useShop()?.appToken
  const own = ownPricesStore.use().get(idSku)

  useEffect(() => {
    if (appToken) askOwnPrice(appToken, idSku)
  }, [appToken, idSku])

  if (!own) return <Price precos={precos} {...rest} />
  return (
    <div>
      <p className={styles['note']}>Seu preço de revenda</p>
      <Price precos={{ ...own, aPartirDe: precos.aPartirDe }} {...rest} />
    </div>
  )
}
