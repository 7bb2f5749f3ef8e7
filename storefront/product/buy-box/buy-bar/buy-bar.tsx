import type { Sku } from '#contract/catalog/catalog.ts'
import { onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import { VisitorPrice } from '#storefront/components/price/visitor-price.tsx'
import buttons from '../../../components/button.module.css'
import styles from './buy-bar.module.css'
import { usePassed } from './use-passed.ts'

type Props = {
  /** The id of the form that its button submits. */
  form: string
  nome: string
  sku: Sku
}

/**
 * Price and buy button at the bottom of narrow screens, shown once the page's own have scrolled out of view. It submits
 * the page's form, with its variant and quantity, and stays while its button has the focus.
 */
export function BuyBar({ form, nome, sku }: Props) {
  const passed = usePassed(form)
  const { unico, simples } = sku.atributos
  const chosen = [unico, ...simples].flatMap((atributo) => atributo?.valor ?? [])

  return (
    <section className={styles['bar']} data-shown={passed || undefined} aria-label="Comprar este produto">
      <div className={styles['what']}>
        <p className={styles['name']}>{chosen.join(' · ') || nome}</p>
        <VisitorPrice idSku={sku.id} precos={{ ...sku.precos, aPartirDe: false }} size="bar" />
      </div>
      <button
        type="submit"
        form={form}
        className={`${buttons['primary']} ${styles['buy']}`}
        onClick={onlyFirstClick}
      >
        Comprar
      </button>
    </section>
  )
}
