import { apiSend } from '#storefront/rendering/browser/api.ts'
import { favouriteNotification, favouritesStore } from './favourites.ts'

/** Sets a product's state in the browser's store. */
export function markFavourite(idProduto: number, favourite: boolean): void {
  const marked = new Set(favouritesStore.get())
  if (favourite) marked.add(idProduto)
  else marked.delete(idProduto)
  favouritesStore.set(marked)
}

/**
 * Adds a product to or removes it from the favourites, and shows the result. Throws `ApiError` with status 401 without
 * a login.
 */
export async function sendFavourite(
  appToken: string,
  idProduto: number,
  favourite: boolean,
): Promise<boolean> {
  const sucesso = await callWishlist(appToken, idProduto, favourite)
  notify(idProduto, favourite, sucesso)

  return sucesso
}

/** The call of `sendFavourite` alone, with the same errors. */
export async function callWishlist(
  appToken: string,
  idProduto: number,
  favourite: boolean,
): Promise<boolean> {
  const { sucesso } = await apiSend<{ sucesso: boolean }>(
    'POST',
    `/v2/front/wishlist/${favourite ? 'add' : 'remove'}`,
    { body: { idProduto }, appToken },
  )

  return sucesso
}

/** Shows the result of a change. */
export function notify(idProduto: number, favourite: boolean, sucesso: boolean): void {
  const done = favourite ? 'Adicionado aos favoritos.' : 'Removido dos favoritos.'
  const failed = favourite ? 'O favorito não foi guardado.' : 'O favorito não foi removido.'
  favouriteNotification.set({
    text: sucesso ? done : failed,
    favourite: sucesso ? favourite : null,
    idProduto,
  })
}
