import { attributionOf, withoutTracking } from '#domain/urls/attribution.ts'
import { apiNotify } from '../rendering/browser/api.ts'
import { consentStore } from '../shell/consent/consent.ts'

/**
 * Sends the visit's campaign parameters to the platform, then reloads the page without them (specification, section 4),
 * so that they do not end up in shared or bookmarked addresses. The page reloads only once, since they are gone
 * afterwards.
 */
export async function recordOrigin(appToken: string): Promise<void> {
  const rest = withoutTracking(location.search)
  if (rest === null) return
  await send(attributionOf(location.search, consentStore.get()?.marketing === true), appToken)
  location.replace(location.pathname + rest + location.hash)
}

async function send(found: ReturnType<typeof attributionOf>, appToken: string) {
  if (!found) return
  try {
    const body = { ...found, pagina: location.pathname.slice(0, 300) }
    await apiNotify('POST', '/v2/front/checkout/attribution', { appToken, body, keepalive: true })
  } catch (error) {
    console.warn('The origin of the visit could not be saved.', error)
  }
}
