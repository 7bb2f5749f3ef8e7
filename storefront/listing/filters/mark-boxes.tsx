import type { FacetData } from '../listing-data.ts'
import { FacetBox } from './facet-box.tsx'
import styles from './facet-group.module.css'
import { FilterGroup } from './filter-group.tsx'

/** The facets with a single value (in stock, on offer, free freight) as one group. */
export function MarkBoxes({ selos }: { selos: FacetData[] }) {
  const boxes = selos.flatMap(({ chave, valores }) => valores.map((valor) => ({ chave, valor })))
  if (boxes.length === 0) return null

  return (
    <FilterGroup label="Ofertas e disponibilidade" open>
      <ul className={styles['values']}>
        {boxes.map(({ chave, valor }) => (
          <FacetBox key={chave} chave={chave} valor={valor} />
        ))}
      </ul>
    </FilterGroup>
  )
}
