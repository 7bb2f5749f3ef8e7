import { useState } from 'react'
import type { FacetData } from '../listing-data.ts'
import { FacetBoxes } from './facet-boxes.tsx'
import styles from './facet-group.module.css'
import { labelsWith } from './facet-search.ts'
import { FilterGroup } from './filter-group.tsx'

/** The number of values shown at first, and the number above which they can be searched. */
const SHORT = 6
const LONG = 12

/** "Ver mais" is not worth it for one or two values: it takes as much space as they do. */
const SLACK = 2

/** One facet: checkboxes for its values, further ones behind "ver mais", and a search if there are many. */
export function FacetGroup({ facet, open }: { facet: FacetData; open: boolean }) {
  const { chave, label, valores } = facet
  const [typed, setTyped] = useState('')
  const boxes = { chave, matches: labelsWith(typed) }
  const first = valores.filter((valor, i) => i < SHORT || valor.ativo || valores.length <= SHORT + SLACK)
  const rest = valores.filter((valor) => !first.includes(valor))

  return (
    <FilterGroup label={label} open={open || valores.some(({ ativo }) => ativo)}>
      {valores.length > LONG && (
        <input
          type="search"
          className={styles['search']}
          aria-label={`Buscar em ${label}`}
          placeholder={`Buscar em ${label.toLowerCase()}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className={styles['values']}>
        <FacetBoxes {...boxes} valores={first} />
      </ul>
      {rest.length > 0 && (
        <details className={styles['more']} open={typed !== '' || undefined}>
          <summary>
            Ver mais {rest.length}
            <span className="visually-hidden"> em {label}</span>
          </summary>
          <ul className={styles['values']}>
            <FacetBoxes {...boxes} valores={rest} />
          </ul>
        </details>
      )}
    </FilterGroup>
  )
}
