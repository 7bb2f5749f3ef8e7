import { useEffect } from 'react'
import { attributionOf, withoutTracking } from '#domain/attribution.ts'
import { apiSend, useShop } from '../api.ts'
import { consentStore } from '../consent/consent.ts'

/**
 * Where a visit came from is told to the platform; then the page is loaded again without it (specification, section 4), so
 * that addresses that are shared and kept say nothing of it. What was taken out is gone: a page reloads once.
 */
export function Campaign() {
  const appToken = useShop()?.appToken

  useEffect(() => {
    const rest = withoutTracking(location.search)
    if (rest === null || appToken === undefined) return
    const found = attributionOf(location.search, consentStore.get()?.marketing === true)
    void noted(found, appToken).then(() => location.replace(location.pathname + rest + location.hash))
  }, [appToken])

  return null
}

async function noted(found: ReturnType<typeof attributionOf>, appToken: string) {
  if (!found) return
  try {
    const body = { ...found, pagina: location.pathname.slice(0, 300) }
    await apiSend('POST', '/v2/front/checkout/attribution', { appToken, body, keepalive: true })
  } catch (error) {
    console.warn('A origem da visita não pôde ser guardada.', error)
  }
}
