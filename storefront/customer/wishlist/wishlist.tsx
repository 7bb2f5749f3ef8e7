import { lazy, Suspense, useEffect } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { userStore } from '../user.ts'
import { FAVOURITE_FORM } from './favourite-button.tsx'
import { favouriteNotification } from './favourites.ts'
import { FAVOURITES_PATH } from './favourites-path.ts'
import { knowFavourites } from './know-favourites.ts'

/** Fetched when the first heart is clicked. */
const FavouriteToast = lazy(async () => ({ default: (await import('./favourite-toast.tsx')).FavouriteToast }))

/** The favourites' part of the shell: reads them for who is logged in or logs in, and tells what became of a click. */
export function Wishlist() {
  const appToken = useShop()?.appToken
  const logado = userStore.use()?.logado
  const news = favouriteNotification.use()

  // biome-ignore lint/correctness/useExhaustiveDependencies: logging in or out is a reason to read them
  useEffect(() => {
    if (appToken) void knowFavourites(appToken)
  }, [appToken, logado])

  return (
    <>
      <form id={FAVOURITE_FORM} method="post" action={FAVOURITES_PATH} hidden />
      <p role="status" className="visually-hidden">
        {news?.text}
      </p>
      {news && (
        <Suspense>
          <FavouriteToast news={news} />
        </Suspense>
      )}
    </>
  )
}
