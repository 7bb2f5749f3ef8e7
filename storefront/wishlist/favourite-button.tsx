import type { MouseEvent } from 'react'
import { useShop } from '../api.ts'
import { Icon } from '../parts/icon.tsx'
import styles from './favourite-button.module.css'
import { favouritesStore } from './favourites.ts'
import { toggleFavourite } from './toggle-favourite.ts'

/** The id of the one form of a page that its hearts send, where no script takes the click. */
export const FAVOURITE_FORM = 'favoritar'

/** The heart of a product: filled once the favourites are known and it is one of them. */
export function FavouriteButton({ idProduto, nome }: { idProduto: number; nome: string }) {
  const appToken = useShop()?.appToken
  const favourite = favouritesStore.use()?.has(idProduto) ?? false

  function toggle(event: MouseEvent) {
    if (!appToken) return
    event.preventDefault()
    void toggleFavourite(appToken, idProduto)
  }

  return (
    <button
      type="submit"
      form={FAVOURITE_FORM}
      name="guardar"
      value={idProduto}
      className={styles['heart']}
      aria-label={`Favoritar ${nome}`}
      aria-pressed={favourite}
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  )
}
