import { useEffect } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './own-price.module.css'
import { ownPricesStore, requestOwnPrice } from './own-prices.ts'
import { Price } from './price.tsx'
import type { VisitorPriceProps } from './visitor-price.tsx'

/** A reseller's own price for a SKU, marked as such; the public price if both are equal. */
export function OwnPrice({ idSku, precos, ...rest }: VisitorPriceProps) {
  const appToken = useShop()?.appToken
  const own = ownPricesStore.use().get(idSku)

  useEffect(() => {
    if (appToken) requestOwnPrice(appToken, idSku)
  }, [appToken, idSku])

  if (!own) return <Price precos={precos} {...rest} />
  return (
    <div>
      <p className={styles['note']}>Seu preço de revenda</p>
      <Price precos={{ ...own, aPartirDe: precos.aPartirDe }} {...rest} />
    </div>
  )
}
