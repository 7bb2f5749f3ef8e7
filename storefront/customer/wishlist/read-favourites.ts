import { syncInstruments } from '#storefront/product/instruments/mine/sync-instruments.ts'
import { ApiError, apiGet } from '#storefront/rendering/browser/api.ts'
import { loginPath } from '../login-path.ts'
import { isLoggingOut } from '../logout-script.ts'
import { favouritesStore } from './favourites.ts'
import { moveToAccount } from './on-device/move-to-account.ts'

/**
 * Moves the favourites of this device to the account, and reads the favourites and the instruments. A failure is only
 * logged; if the login has expired, leads to the login page (specification, section 8), unless the visitor is logging out: the
 * browser goes where the logout leads.
 */
export async function readFavourites(appToken: string): Promise<void> {
  await moveToAccount(appToken)
  try {
    const { favoritos } = await apiGet<{ favoritos: number[] }>('/v2/front/wishlist', { appToken })
    favouritesStore.set(new Set(favoritos))
    void syncInstruments(appToken)
  } catch (error) {
    const isExpired = error instanceof ApiError && error.status === 401
    if (isExpired && isLoggingOut()) return
    if (isExpired) location.assign(loginPath(location.pathname + location.search))
    else console.error('The favourites could not be read.', error)
  }
}
