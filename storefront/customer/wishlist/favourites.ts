import { createStore } from '#storefront/rendering/browser/store.ts'

/** The ids of the favourites; null until the platform has told them, and for who has not logged in. */
export const favouritesStore = createStore<ReadonlySet<number> | null>(null)

/** What became of the last change; `favourite` is what the product is now, null where the change failed. */
export type FavouriteNotification = { text: string; favourite: boolean | null; idProduto: number }
export const favouriteNotification = createStore<FavouriteNotification | null>(null)
