import { Icon } from '#storefront/components/icon.tsx'
import styles from './favourite-button.module.css'

/** Takes a product out of the favourites, by the page's form of that id. */
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
