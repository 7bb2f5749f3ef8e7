import { useEffect } from 'react'
import { useShop } from '../rendering/browser/api.ts'

/** Loads the code that records campaign parameters, only on pages whose address has a query. */
export function Campaign() {
  const appToken = useShop()?.appToken

  useEffect(() => {
    if (location.search === '' || appToken === undefined) return
    void import('./record-origin.ts').then(({ recordOrigin }) => recordOrigin(appToken))
  }, [appToken])

  return null
}
