import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { ApiError } from '#storefront/rendering/browser/api.ts'
import { loginPath } from '../login-path.ts'
import { userStore } from '../user.ts'
import { ensureFavourites } from './ensure-favourites.ts'
import { favouritesStore } from './favourites.ts'
import { addToDevice, removeFromDevice } from './on-device/change-on-device.ts'
import { deviceFavourites } from './on-device/device-favourites.ts'
import { markFavourite, notify, sendFavourite } from './send-favourite.ts'

const inProgress = new Set<number>()

/**
 * Adds the product to the favourites or removes it. The heart changes at once, and back if the platform refuses; clicks
 * before the answer are ignored. Without a login the product is stored on this device; the first one, and one too many,
 * leads to the login page (specification, section 6), from where the visitor can go back without a login.
 */
export async function toggleFavourite(appToken: string, item: TrackedItem): Promise<void> {
  const { idProduto } = item
  if (inProgress.has(idProduto)) return
  inProgress.add(idProduto)
  await ensureFavourites(appToken)
  const favourite = !favouritesStore.get().has(idProduto)
  try {
    if (userStore.get()?.logado === false && changeOnDevice(idProduto, favourite)) {
      if (favourite) track({ nome: 'add_to_wishlist', itens: [item] })
      return
    }
    if (userStore.get()?.logado) markFavourite(idProduto, favourite)
    const sucesso = await sendFavourite(appToken, idProduto, favourite)
    markFavourite(idProduto, sucesso ? favourite : !favourite)
    if (favourite && sucesso) track({ nome: 'add_to_wishlist', itens: [item] })
  } catch (error) {
    if (userStore.get()?.logado) markFavourite(idProduto, !favourite)
    if (error instanceof ApiError && error.status === 401) leaveForLogin(idProduto)
    else {
      notify(idProduto, favourite, false)
      console.error('The favourite could not be changed.', error)
    }
  } finally {
    inProgress.delete(idProduto)
  }
}

/** Returns whether the change could be made without a login. */
function changeOnDevice(idProduto: number, favourite: boolean): boolean {
  if (!favourite) removeFromDevice(idProduto)
  else if (deviceFavourites().length === 0 || !addToDevice(idProduto)) return false
  markFavourite(idProduto, favourite)
  notify(idProduto, favourite, true)

  return true
}

function leaveForLogin(idProduto: number) {
  // Filled, so that it is when the browser goes back to this page without loading it.
  if (addToDevice(idProduto)) markFavourite(idProduto, true)
  location.assign(loginPath(location.pathname + location.search, idProduto))
}
