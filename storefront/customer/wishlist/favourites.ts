import { createStore } from '#storefront/rendering/browser/store.ts'

/** The ids of the favourites; null until they are read, and without a login. */
export const favouritesStore = createStore<ReadonlySet<number> | null>(null)

/** The result of the last change; `favourite` is the product's state now, null if the change failed. */
export type FavouriteNotification = { text: string; favourite: boolean | null; idProduto: number }
export const favouriteNotification = createStore<FavouriteNotification | null>(null)
