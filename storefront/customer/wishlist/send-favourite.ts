import { apiSend } from '#storefront/rendering/browser/api.ts'
import { favouriteNotification, favouritesStore } from './favourites.ts'

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

  notify(idProduto, favourite, sucesso)

  return sucesso
}

/** Tells what became of a change: whether the product was wanted among the favourites, and whether it went so. */
export function notify(idProduto: number, wanted: boolean, sucesso: boolean): void {
  const done = wanted ? 'Adicionado aos favoritos.' : 'Removido dos favoritos.'
  const failed = wanted ? 'O favorito não foi guardado.' : 'O favorito não foi removido.'
  favouriteNotification.set({ text: sucesso ? done : failed, favourite: sucesso ? wanted : null, idProduto })
}
