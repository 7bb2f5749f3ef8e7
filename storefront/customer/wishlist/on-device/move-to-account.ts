import { ApiError } from '#storefront/rendering/browser/api.ts'
import { favouriteNotification } from '../favourites.ts'
import { callWishlist, notify } from '../send-favourite.ts'
import { removeFromDevice } from './change-on-device.ts'
import { deviceFavourites } from './device-favourites.ts'

/**
 * Moves the favourites of this device to the customer's account, after a login. Each leaves the device only once the
 * platform has answered, so that none is lost if the shopper leaves the page; what the platform refuses or doesn't
 * answer waits for the next page.
 */
export async function moveToAccount(appToken: string): Promise<void> {
  const moved: number[] = []
  // The oldest first, so that they have the same order in the account.
  for (const idProduto of deviceFavourites().toReversed()) {
    const outcome = await moveOne(appToken, idProduto)
    if (outcome === 'failed') break
    removeFromDevice(idProduto)
    if (outcome === 'moved') moved.push(idProduto)
  }
  const [first, ...others] = moved
  if (first === undefined) return
  if (others.length === 0) notify(first, true, true)
  else
    favouriteNotification.set({
      text: `${moved.length} favoritos deste aparelho estão agora na sua conta.`,
      favourite: true,
      idProduto: first,
    })
}

/** `gone`: the shop has no such product any more. */
async function moveOne(appToken: string, idProduto: number): Promise<'moved' | 'gone' | 'failed'> {
  try {
    return (await callWishlist(appToken, idProduto, true)) ? 'moved' : 'failed'
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'gone'
    const refusal = error instanceof ApiError ? error.mensagens[0]?.mensagem : undefined
    if (refusal) favouriteNotification.set({ text: refusal, favourite: null, idProduto })
    console.error('The favourite could not be saved.', error)

    return 'failed'
  }
}
