import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { ApiError } from '#storefront/rendering/browser/api.ts'
import { loginPath } from '../login-path.ts'
import { userStore } from '../user.ts'
import { favouritesStore } from './favourites.ts'
import { knowFavourites } from './know-favourites.ts'
import { storePending } from './pending-favourite.ts'
import { markFavourite, notify, sendFavourite } from './send-favourite.ts'

const underWay = new Set<number>()

/**
 * Adds the product to the favourites or removes it, whichever it is not. The heart changes at once, and back if the platform
 * does not follow; a second click before the answer is a slip. Who has not logged in goes to do so, and comes back.
 */
export async function toggleFavourite(appToken: string, item: TrackedItem): Promise<void> {
  const { idProduto } = item
  if (underWay.has(idProduto)) return
  underWay.add(idProduto)
  await knowFavourites(appToken)
  const wanted = !favouritesStore.get()?.has(idProduto)
  try {
    if (userStore.get()?.logado) markFavourite(idProduto, wanted)
    const sucesso = await sendFavourite(appToken, idProduto, wanted)
    markFavourite(idProduto, sucesso ? wanted : !wanted)
    if (wanted && sucesso) track({ nome: 'add_to_wishlist', itens: [item] })
  } catch (error) {
    if (userStore.get()?.logado) markFavourite(idProduto, !wanted)
    if (error instanceof ApiError && error.status === 401) leaveForLogin(idProduto)
    else {
      notify(idProduto, wanted, false)
      console.error('O favorito não pôde ser mudado.', error)
    }
  } finally {
    underWay.delete(idProduto)
  }
}

function leaveForLogin(idProduto: number) {
  storePending(idProduto)
  location.assign(loginPath(location.pathname + location.search, idProduto))
}
