import { useEffect, useState } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { type Fits, INSTRUMENTS_KEY } from './fits.ts'

/**
 * Which products fit the instruments that are stored in this browser; undefined without any. Pages are the same for
 * everybody: this is read after them, with code that only loads for those who have an instrument.
 */
export function useFits(products: readonly { id: number }[]): Fits | undefined {
  const appToken = useShop()?.appToken
  const [fits, setFits] = useState<Fits>()
  const ids = products.map(({ id }) => id).join()

  useEffect(() => {
    if (appToken && ids && hasInstruments())
      void import('./read-fits.ts').then(({ readFits }) => readFits(appToken, ids)).then(setFits)
  }, [appToken, ids])

  return fits
}

/** Without the code that reads them, which most visitors never need. */
function hasInstruments(): boolean {
  try {
    return !!localStorage.getItem(INSTRUMENTS_KEY)
  } catch {
    return false
  }
}
