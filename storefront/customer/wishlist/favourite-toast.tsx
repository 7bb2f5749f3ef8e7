import { useEffect, useState } from 'react'
import { ShopLink } from '#storefront/components/shop-link.tsx'
import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './favourite-change-note.module.css'
import type { FavouriteNotification } from './favourites.ts'
import { FAVOURITES_PATH } from './favourites-path.ts'
import { markFavourite, sendFavourite } from './send-favourite.ts'

/** So long it stays, unless somebody is at it. */
const SHOWN_MS = 6_000

/** Says for a while what became of a heart, leads to the favourites, and takes a removal back. */
export function FavouriteToast({ news }: { news: FavouriteNotification }) {
  const appToken = useShop()?.appToken ?? ''
  const { text, favourite, idProduto } = news
  const [gone, setGone] = useState<FavouriteNotification | null>(null)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => setGone(news), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [news, held])

  function putBack() {
    markFavourite(idProduto, true)
    sendFavourite(appToken, idProduto, true).catch((error) => {
      markFavourite(idProduto, false)
      console.error('O favorito não pôde ser mudado.', error)
    })
  }

  if (gone === news) return null

  return (
    <section
      aria-label="Favoritos"
      className={styles['note']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Said by the status already. */}
      <p aria-hidden="true">{text}</p>
      {favourite === true && (
        <ShopLink to={FAVOURITES_PATH} className={styles['undo']}>
          Ver favoritos
        </ShopLink>
      )}
      {favourite === false && (
        <button type="button" className={styles['undo']} onClick={putBack}>
          Desfazer
        </button>
      )}
    </section>
  )
}
