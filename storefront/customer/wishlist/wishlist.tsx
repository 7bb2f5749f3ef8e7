import { lazy, Suspense, useEffect } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { userStore } from '../user.ts'
import { ensureFavourites } from './ensure-favourites.ts'
import { FAVOURITE_FORM } from './favourite-button.tsx'
import { favouriteNotification } from './favourites.ts'
import { FAVOURITES_PATH } from './favourites-path.ts'

/** Loaded when the first heart is clicked. */
const FavouriteToast = lazy(async () => ({ default: (await import('./favourite-toast.tsx')).FavouriteToast }))

/**
 * The favourites in the shell: reads them for logged-in customers, also right after the login, and shows the result of
 * changes.
 */
export function Wishlist() {
  const appToken = useShop()?.appToken
  const logado = userStore.use()?.logado
  const notification = favouriteNotification.use()

  // biome-ignore lint/correctness/useExhaustiveDependencies: logging in or out is a reason to read them
  useEffect(() => {
    if (appToken) void ensureFavourites(appToken)
  }, [appToken, logado])

  return (
    <>
      <form id={FAVOURITE_FORM} method="post" action={FAVOURITES_PATH} hidden />
      <p role="status" className="visually-hidden">
        {notification?.text}
      </p>
      {notification && (
        <Suspense>
          <FavouriteToast notification={notification} />
        </Suspense>
      )}
    </>
  )
}
