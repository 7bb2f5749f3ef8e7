import { readIds } from '#storefront/rendering/browser/stored-ids.ts'

/** Where the browser stores them. */
export const DEVICE_KEY = 'lira:favoritos'

/** As many as one call reads (`seenProducts`); who has more needs an account. */
export const MAX_ON_DEVICE = 24

/** The favourites of a visitor without a login, latest first. They move to the account with the next login. */
export function deviceFavourites(): number[] {
  return readIds(DEVICE_KEY, MAX_ON_DEVICE)
}
