import { ApiError } from '../api.ts'
import { loginPath } from '../customer/login-path.ts'
import { userStore } from '../customer/user.ts'
import { createStore } from '../store.ts'
import { favouritesStore, knowFavourites, markFavourite, sendFavourite } from './favourites.ts'
import { keepPending } from './pending-favourite.ts'

/** What came of the last click on a heart, for those who don't see it. */
export const favouriteNews = createStore('')

const underWay = new Set<number>()

/**
 * Adds the product to the favourites or removes it, whichever it is not. The heart changes at once, and back if the platform
 * does not follow; a second click before the answer is a slip. Who has not logged in goes to do so, and comes back.
 */
export async function toggleFavourite(appToken: string, idProduto: number): Promise<void> {
  if (underWay.has(idProduto)) return
  underWay.add(idProduto)
  await knowFavourites(appToken)
  const wanted = !favouritesStore.get()?.has(idProduto)
  try {
    if (userStore.get()?.logado) markFavourite(idProduto, wanted)
    const sucesso = await sendFavourite(appToken, idProduto, wanted)
    markFavourite(idProduto, sucesso ? wanted : !wanted)
    favouriteNews.set(newsOf(wanted, sucesso))
  } catch (error) {
    if (userStore.get()?.logado) markFavourite(idProduto, !wanted)
    if (error instanceof ApiError && error.status === 401) leaveForLogin(idProduto)
    else {
      favouriteNews.set(newsOf(wanted, false))
      console.error('O favorito não pôde ser mudado.', error)
    }
  } finally {
    underWay.delete(idProduto)
  }
}

function newsOf(wanted: boolean, sucesso: boolean): string {
  if (!sucesso) return wanted ? 'O favorito não foi guardado.' : 'O favorito não foi removido.'

  return wanted ? 'Adicionado aos favoritos.' : 'Removido dos favoritos.'
}

function leaveForLogin(idProduto: number) {
  keepPending(idProduto)
  location.assign(loginPath(location.pathname + location.search, idProduto))
}
