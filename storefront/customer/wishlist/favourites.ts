import { createStore } from '#storefront/rendering/browser/store.ts'

/** Where the browser stores the favourites of a visitor without a login. */
export const DEVICE_KEY = 'lira:favoritos'

/** The ids of the favourites, without a login those of this device; null until they are read, and if there are none. */
export const favouritesStore = createStore<ReadonlySet<number> | null>(null)

/** The result of the last change; `favourite` is the product's state now, null if the change failed. */
export type FavouriteNotification = { text: string; favourite: boolean | null; idProduto: number }
export const favouriteNotification = createStore<FavouriteNotification | null>(null)
