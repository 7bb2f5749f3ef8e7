import { createStore } from '#storefront/rendering/browser/store.ts'

/** The ids of the favourites, without a login those of this device; empty until they are read. */
export const favouritesStore = createStore<ReadonlySet<number>>(new Set())

/** The result of the last change; `favourite` is the product's state now, null if the change failed. */
export type FavouriteNotification = { text: string; favourite: boolean | null; idProduto: number }
export const favouriteNotification = createStore<FavouriteNotification | null>(null)
