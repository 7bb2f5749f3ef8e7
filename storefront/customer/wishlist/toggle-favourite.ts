import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { ApiError } from '#storefront/rendering/browser/api.ts'
import { loginPath } from '../login-path.ts'
import { userStore } from '../user.ts'
import { ensureFavourites } from './ensure-favourites.ts'
import { favouritesStore } from './favourites.ts'
import { storePending } from './pending-favourite.ts'
import { markFavourite, notify, sendFavourite } from './send-favourite.ts'

const inProgress = new Set<number>()

/**
 * Adds the product to the favourites or removes it. The heart changes at once, and back if the platform refuses; clicks
 * before the answer are ignored. A visitor without a login is sent to the login page and back.
 */
export async function toggleFavourite(appToken: string, item: TrackedItem): Promise<void> {
  const { idProduto } = item
  if (inProgress.has(idProduto)) return
  inProgress.add(idProduto)
  await ensureFavourites(appToken)
  const favourite = !favouritesStore.get()?.has(idProduto)
  try {
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

function leaveForLogin(idProduto: number) {
  storePending(idProduto)
  location.assign(loginPath(location.pathname + location.search, idProduto))
}
