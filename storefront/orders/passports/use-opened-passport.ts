import { useEffect } from 'react'
import { OPENED_BY } from '#domain/instruments/passport/passport-path.ts'
import { track } from '#storefront/analytics/track.ts'

/**
 * Counts that a passport was opened, and whether by its QR code. What says so then leaves the address, so that a link
 * that is sent on counts as a link.
 */
export function useOpenedPassport(codigo: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another passport is the reason
  useEffect(() => {
    const url = new URL(window.location.href)
    const byQr = url.searchParams.get(OPENED_BY.name) === OPENED_BY.qr
    track({ nome: 'view_passport', termo: byQr ? 'QR code' : 'Endereço' })
    if (!byQr) return
    url.searchParams.delete(OPENED_BY.name)
    window.history.replaceState(window.history.state, '', url)
  }, [codigo])
}
