import { useState } from 'react'
import { comparisonAddress } from '#domain/product/specifications/comparison/comparison-address.ts'
import buttons from '../../components/button.module.css'
import { setCompared } from './choose-product.ts'
import { compared } from './compared.ts'
import styles from './comparison-page.module.css'
import { hasAll } from './use-compared-here.ts'

type Props = {
  /** The products that the page shows. */
  ids: readonly number[]
  /** Those of its address. */
  requested: readonly number[]
}

/** Leads to the visitor's own comparison from a page that shows another one, or none, and leaves theirs alone. */
export function OwnComparison({ ids, requested }: Props) {
  const own = compared.use()
  const [replaced, setReplaced] = useState(false)
  const products = own.length === 1 ? '1 produto' : `${own.length} produtos`

  function replace() {
    setCompared(ids)
    setReplaced(true)
  }

  return (
    <div role="status">
      {!hasAll(requested, own) && (
        <div className={styles['own']}>
          <p>
            {ids.length === 0
              ? `Você já escolheu ${products}.`
              : `A sua comparação é outra, com ${products}. Abrir esta não muda a sua.`}
          </p>
          <a href={comparisonAddress(own)} className={buttons['primary']}>
            Comparar {products}
          </a>
          {ids.length > 0 && (
            <button type="button" className={buttons['quiet']} onClick={replace}>
              Trocar a minha por esta
            </button>
          )}
        </div>
      )}
      {replaced && hasAll(requested, own) && <p className={styles['note']}>Esta é agora a sua comparação.</p>}
    </div>
  )
}
