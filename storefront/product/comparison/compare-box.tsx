import { COMPARISON_FORM } from '#domain/product/specifications/comparison/comparison-address.ts'
import styles from './compare-box.module.css'
import { compared } from './compared.ts'

type Props = {
  produto: { id: number; nome: string; marca: { nome: string } }
  /** The unit price in centavos, for the store's statistics. */
  precoPor: number
}

/**
 * Chooses a product for comparison. The box belongs to the page's comparison form, which also works without JavaScript;
 * what was ticked before hydration counts.
 */
export function CompareBox({ produto: { id, nome, marca }, precoPor }: Props) {
  function choose(chosen: boolean) {
    const item = { idProduto: id, nome, marca: marca.nome, quantidade: 1, valor: precoPor }
    void import('./choose-product.ts').then(({ chooseProduct }) => chooseProduct(item, chosen))
  }

  function adopt(box: HTMLInputElement | null) {
    if (!box) return
    if (compared.get().includes(id)) box.checked = true
    else if (box.checked) choose(true)
  }

  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        form={COMPARISON_FORM}
        name="produtos"
        value={id}
        aria-label={`Comparar ${nome}`}
        // A browser that goes back would tick what was unticked elsewhere.
        autoComplete="off"
        ref={adopt}
        onChange={({ target }) => choose(target.checked)}
      />
      Comparar
    </label>
  )
}
