import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './favourite-button.module.css'

/** Removes a product from the favourites, through the page's form with that id. */
export function RemoveButton({ form, idProduto, nome }: { form: string; idProduto: number; nome: string }) {
  return (
    <button
      type="submit"
      form={form}
      name="remover"
      value={idProduto}
      className={styles['heart']}
      aria-label={`Remover ${nome} dos favoritos`}
      title="Remover"
    >
      <Icon name="close" />
    </button>
  )
}
