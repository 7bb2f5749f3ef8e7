import { ApiError, apiGet } from '#storefront/rendering/browser/api.ts'
import { loginPath } from '../login-path.ts'
import { favouritesStore } from './favourites.ts'
import { clearPending, pendingFavourite } from './pending-favourite.ts'
import { sendFavourite } from './send-favourite.ts'

/**
 * Reads the favourites, and adds the one that has waited for the login. A failure is logged only; a login that has ended meanwhile
 * leads to the login (specification, section 8).
 */
export async function readFavourites(appToken: string): Promise<void> {
  await addPending(appToken)
  try {
    const { favoritos } = await apiGet<{ favoritos: number[] }>('/v2/front/wishlist', { appToken })
    favouritesStore.set(new Set(favoritos))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      location.assign(loginPath(location.pathname + location.search))
    else console.error('Os favoritos não puderam ser lidos.', error)
  }
}

/** Forgotten only once the platform has answered: leaving the page meanwhile must not lose it. */
async function addPending(appToken: string) {
  const idProduto = pendingFavourite()
  if (idProduto === null) return
  try {
    await sendFavourite(appToken, idProduto, true)
    clearPending()
  } catch (error) {
    if (error instanceof ApiError) clearPending()
    console.error('O favorito não pôde ser guardado.', error)
  }
}
