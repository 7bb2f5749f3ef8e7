import { useEffect, useState } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import type { Fits } from './fits.ts'
import { OWN_KEYS } from './own-keys.ts'

/**
 * Which products fit the instruments that are stored in this browser; undefined without an instrument, a size or a hand.
 * Pages are the same for everybody: this is read after them, with code that only loads for those who have said any.
 */
export function useFits(products: readonly { id: number }[]): Fits | undefined {
  const appToken = useShop()?.appToken
  const [fits, setFits] = useState<Fits>()
  const ids = products.map(({ id }) => id).join()

  useEffect(() => {
    if (!appToken || !ids || !isAnyStored()) return
    const closing = new AbortController()
    void import('./read-fits.ts').then(({ followFits }) =>
      followFits({ appToken, ids, show: setFits }, closing.signal),
    )

    return () => closing.abort()
  }, [appToken, ids])

  return fits
}

/** Without the code that reads them, which most visitors never need. */
function isAnyStored(): boolean {
  try {
    return OWN_KEYS.some((key) => key in localStorage)
  } catch {
    return false
  }
}
