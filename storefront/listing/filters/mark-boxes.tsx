import type { FacetData } from '../listing-data.ts'
import { FacetBoxes } from './facet-boxes.tsx'
import styles from './facet-group.module.css'
import { FilterGroup } from './filter-group.tsx'

/** The facets with a single value (in stock, on offer, free freight) as one group. */
export function MarkBoxes({ selos }: { selos: FacetData[] }) {
  if (selos.every(({ valores }) => valores.length === 0)) return null

  return (
    <FilterGroup label="Ofertas e disponibilidade" open>
      <ul className={styles['values']}>
        {selos.map(({ chave, valores }) => (
          <FacetBoxes key={chave} chave={chave} valores={valores} />
        ))}
      </ul>
    </FilterGroup>
  )
}
