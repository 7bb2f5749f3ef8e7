import {
  comparisonAddress,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import buttons from '../../components/button.module.css'
import { Icon } from '../../components/icons/icon.tsx'
import { setCompared } from './choose-product.ts'
import { comparisonStatus } from './compared.ts'
import styles from './comparison-tray.module.css'

/** The link to the comparison of the chosen products, and the button that drops them. */
export function ChosenProducts({ ids, notice }: { ids: readonly number[]; notice: string }) {
  const isFull = ids.length === MAX_COMPARED

  function clear() {
    setCompared([])
    comparisonStatus.set('A comparação está vazia.')
  }

  return (
    <section aria-label="Comparação" className={styles['chosen']}>
      {/* Already announced by the status region. */}
      {isFull && notice.startsWith('Você') && (
        <p className={styles['notice']} aria-hidden="true">
          {notice}
        </p>
      )}
      <a href={comparisonAddress(ids)} className={buttons['primary']}>
        {ids.length === 1 ? 'Comparar 1 produto' : `Comparar ${ids.length} produtos`}
      </a>
      <button
        type="button"
        className={styles['clear']}
        aria-label="Esvaziar a comparação"
        title="Esvaziar"
        onClick={clear}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
