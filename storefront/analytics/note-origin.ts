import { attributionOf, withoutTracking } from '#domain/urls/attribution.ts'
import { apiNotify } from '../rendering/browser/api.ts'
import { consentStore } from '../shell/consent/consent.ts'

/**
 * Where a visit came from is told to the platform; then the page is loaded again without it (specification, section 4), so
 * that addresses that are shared and kept say nothing of it. What was taken out is gone: a page reloads once.
 */
export async function noteOrigin(appToken: string): Promise<void> {
  const rest = withoutTracking(location.search)
  if (rest === null) return
  await noted(attributionOf(location.search, consentStore.get()?.marketing === true), appToken)
  location.replace(location.pathname + rest + location.hash)
}

async function noted(found: ReturnType<typeof attributionOf>, appToken: string) {
  if (!found) return
  try {
    const body = { ...found, pagina: location.pathname.slice(0, 300) }
    await apiNotify('POST', '/v2/front/checkout/attribution', { appToken, body, keepalive: true })
  } catch (error) {
    console.warn('A origem da visita não pôde ser guardada.', error)
  }
}
