import { useEffect, useState } from 'react'
import { LISTS_PATH } from '#storefront/customer/account-paths.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { userStore } from '../user.ts'
import styles from './favourite-change-note.module.css'
import type { FavouriteNotification } from './favourites.ts'
import { FAVOURITES_PATH } from './favourites-path.ts'
import { markFavourite, sendFavourite } from './send-favourite.ts'

/** How long the toast is shown, unless it is hovered or focused. */
const SHOWN_MS = 6_000

/** A toast about a change of the favourites, with a link to them or a button that undoes a removal. */
export function FavouriteToast({ notification }: { notification: FavouriteNotification }) {
  const appToken = useShop()?.appToken ?? ''
  const logado = userStore.use()?.logado
  const { text, favourite, idProduto } = notification
  const [dismissed, setDismissed] = useState<FavouriteNotification | null>(null)
  const [engaged, setEngaged] = useState(false)

  useEffect(() => {
    if (engaged) return
    const timer = setTimeout(() => setDismissed(notification), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notification, engaged])

  function putBack() {
    markFavourite(idProduto, true)
    sendFavourite(appToken, idProduto, true).catch((error) => {
      markFavourite(idProduto, false)
      console.error('The favourite could not be changed.', error)
    })
  }

  if (dismissed === notification) return null

  return (
    <section
      aria-label="Favoritos"
      className={styles['note']}
      onPointerEnter={() => setEngaged(true)}
      onPointerLeave={() => setEngaged(false)}
      onFocus={() => setEngaged(true)}
      onBlur={() => setEngaged(false)}
    >
      {/* Already announced by the status region. */}
      <p aria-hidden="true">{text}</p>
      {favourite === true && (
        <a href={logado ? FAVOURITES_PATH : LISTS_PATH} className={styles['undo']}>
          Ver favoritos
        </a>
      )}
      {favourite === false && (
        <button type="button" className={styles['undo']} onClick={putBack}>
          Desfazer
        </button>
      )}
    </section>
  )
}
