import { useEffect } from 'react'
import { useShop } from '../rendering/browser/api.ts'

/** Watches for addresses that tell where a visit came from. Most have no query and need none of what takes it out. */
export function Campaign() {
  const appToken = useShop()?.appToken

  useEffect(() => {
    if (location.search === '' || appToken === undefined) return
    void import('./note-origin.ts').then(({ noteOrigin }) => noteOrigin(appToken))
  }, [appToken])

  return null
}
