import { ApiError, apiGet, apiSend } from '../api.ts'
import { loginPath } from '../customer/login-path.ts'
import { knowUser, userStore } from '../customer/user.ts'
import { createStore } from '../store.ts'
import { forgetPending, pendingFavourite } from './pending-favourite.ts'

/** The ids of the favourites; null until the platform has told them, and for who has not logged in. */
export const favouritesStore = createStore<ReadonlySet<number> | null>(null)

/** What became of the last change, for those who don't see it. */
export const favouriteNews = createStore('')

let known: Promise<void> | undefined

/** Reads the favourites of who is logged in, once per page load, and adds the one that has waited for the login. */
export async function knowFavourites(appToken: string): Promise<void> {
  await knowUser(appToken)
  if (userStore.get()?.logado) {
    known ??= addPending(appToken).then(() => readFavourites(appToken))
    return known
  }
  known = undefined
  favouritesStore.set(null)
}

/** Says in the store what a product is, or is about to be. */
export function markFavourite(idProduto: number, favourite: boolean): void {
  const marked = new Set(favouritesStore.get())
  if (favourite) marked.add(idProduto)
  else marked.delete(idProduto)
  favouritesStore.set(marked)
}

/** Asks the platform to add or remove, and tells what came of it. Throws `ApiError`, with status 401 for who has not logged in. */
export async function sendFavourite(
  appToken: string,
  idProduto: number,
  favourite: boolean,
): Promise<boolean> {
  const { sucesso } = await apiSend<{ sucesso: boolean }>(
    'POST',
    `/v2/front/wishlist/${favourite ? 'add' : 'remove'}`,
    { body: { idProduto }, appToken },
  )

  tellNews(favourite, sucesso)

  return sucesso
}

/** Tells what became of a change: whether the product was wanted among the favourites, and whether it went so. */
export function tellNews(wanted: boolean, sucesso: boolean): void {
  if (sucesso) favouriteNews.set(wanted ? 'Adicionado aos favoritos.' : 'Removido dos favoritos.')
  else favouriteNews.set(wanted ? 'O favorito não foi guardado.' : 'O favorito não foi removido.')
}

/** A failure is logged only; a login that has ended meanwhile leads to the login (specification, section 8). */
async function readFavourites(appToken: string) {
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
    forgetPending()
  } catch (error) {
    if (error instanceof ApiError) forgetPending()
    console.error('O favorito não pôde ser guardado.', error)
  }
}
