import type { FacetData } from '../listing-data.ts'
import { Amount } from './amount.tsx'
import styles from './facet-box.module.css'

type BoxProps = { chave: string; valor: FacetData['valores'][number]; hidden?: boolean }

/** A facet value with its number of products. Disabled if it would lead to none. */
export function FacetBox({ chave, valor, hidden = false }: BoxProps) {
  return (
    <li hidden={hidden}>
      <label className={styles['value']}>
        <input
          type="checkbox"
          name={chave}
          value={valor.valor}
          defaultChecked={valor.ativo}
          disabled={valor.total === 0 && !valor.ativo}
        />
        {valor.label}
        <Amount total={valor.total} />
      </label>
    </li>
  )
}
