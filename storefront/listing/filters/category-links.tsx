import type { DetailsData } from '../listing-data.ts'
import { Amount } from './amount.tsx'
import styles from './category-links.module.css'
import { FilterGroup } from './filter-group.tsx'

/** Links to the subcategories or, on the lowest level, to the siblings. */
export function CategoryLinks({ categorias }: { categorias: DetailsData['categorias'] }) {
  const { atual, filhas, irmas } = categorias
  const links = filhas.length > 0 ? filhas : irmas
  if (links.length === 0) return null

  return (
    <FilterGroup label="Categorias" open>
      <ul className={styles['links']}>
        {links.map(({ nome, url, total }) => (
          <li key={url}>
            <a href={url} aria-current={url === atual?.url ? 'page' : undefined}>
              {nome}
              <Amount total={total} />
            </a>
          </li>
        ))}
      </ul>
    </FilterGroup>
  )
}
