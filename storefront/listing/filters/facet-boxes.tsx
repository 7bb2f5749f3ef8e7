import { formatNumber } from '#domain/format/format-number.ts'
import type { FacetData } from '../listing-data.ts'
import amount from './amount.module.css'
import styles from './facet-boxes.module.css'

type BoxesProps = {
  chave: string
  valores: FacetData['valores']
  /** Boxes of other labels are hidden. */
  matches?: (label: string) => boolean
}

/**
 * The values of a facet as list items, each with its number of products (see `Amount`). One that would lead to none is
 * disabled. All boxes are one component, since a listing holds hundreds of them.
 */
export function FacetBoxes({ chave, valores, matches }: BoxesProps) {
  return valores.map(({ valor, label, total, ativo }) => (
    <li key={valor} hidden={matches && !matches(label)}>
      <label className={styles['value']}>
        <input
          type="checkbox"
          name={chave}
          value={valor}
          defaultChecked={ativo}
          disabled={total === 0 && !ativo}
        />
        {label}
        <span className={amount['amount']} data-one={total === 1 || undefined}>
          {formatNumber(total)}
        </span>
      </label>
    </li>
  ))
}
