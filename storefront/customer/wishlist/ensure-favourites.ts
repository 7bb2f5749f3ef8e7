import { ensureUser, userStore } from '../user.ts'
import { favouritesStore } from './favourites.ts'

let loading: Promise<void> | undefined

/** Reads a logged-in customer's favourites, once per page load; other visitors do not load the code. */
export async function ensureFavourites(appToken: string): Promise<void> {
  const departure = watchDeparture()
  await ensureUser(appToken)
  if (userStore.get()?.logado) {
    loading ??= import('./read-favourites.ts').then(({ readFavourites }) =>
      readFavourites(appToken, departure.hasBegun),
    )
    await loading
  } else {
    loading = undefined
    favouritesStore.set(null)
  }
  departure.unwatch()
}

/** Notices that the browser begins to load another document, as after the submit button of the logout. */
function watchDeparture() {
  let begun = false
  const begin = () => {
    begun = true
  }
  // Only for a moment: some browsers do not keep pages with this listener for the Back button.
  addEventListener('beforeunload', begin)

  return { hasBegun: () => begun, unwatch: () => removeEventListener('beforeunload', begin) }
}
