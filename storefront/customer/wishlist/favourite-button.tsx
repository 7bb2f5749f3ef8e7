import type { MouseEvent } from 'react'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './favourite-button.module.css'
import { favouritesStore } from './favourites.ts'

/** The id of the form that all hearts of a page submit without JavaScript. */
export const FAVOURITE_FORM = 'favoritar'

type Props = {
  produto: { id: number; nome: string; marca: { nome: string } }
  /** The unit price in centavos, for the store's statistics. */
  precoPor: number
}

/** The heart of a product, filled if the product is a favourite. */
export function FavouriteButton({ produto: { id, nome, marca }, precoPor }: Props) {
  const appToken = useShop()?.appToken
  const favourite = favouritesStore.use().has(id)

  function toggle(event: MouseEvent) {
    if (!appToken) return
    event.preventDefault()
    const item = { idProduto: id, nome, marca: marca.nome, quantidade: 1, valor: precoPor }
    void import('./toggle-favourite.ts').then(({ toggleFavourite }) => toggleFavourite(appToken, item))
  }

  return (
    <button
      type="submit"
      form={FAVOURITE_FORM}
      name="guardar"
      value={id}
      className={styles['heart']}
      aria-label={`Favoritar ${nome}`}
      aria-pressed={favourite}
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  )
}
