import { formatNumber } from '#domain/format/format-number.ts'
import buttons from '../../components/button.module.css'
import type { FacetData } from '../listing-data.ts'
import { FacetBoxes } from './facet-boxes.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './price-filter.module.css'

type RangeFilterProps = { facet: FacetData; range: NonNullable<FacetData['faixa']>; open: boolean }

/**
 * A specification by its numbers: ranges of the listing as checkboxes, and a free range that replaces them. The
 * placeholders are what the listing has.
 */
export function RangeFilter({ facet: { chave, label, valores }, range, open }: RangeFilterProps) {
  const { unidade, minimo, maximo } = range
  const unit = unidade ? ` (${unidade})` : ''
  const field = (word: string, end: string, bound: number) => (
    <label className={styles['bound']}>
      <span>
        {word}
        <span className="visually-hidden"> {label}</span>
        {unit}
      </span>
      <input
        name={`${chave}.${end}`}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        placeholder={formatNumber(bound)}
      />
    </label>
  )

  return (
    <FilterGroup label={label} open={open || valores.some(({ ativo }) => ativo)}>
      <ul className={styles['bands']}>
        <FacetBoxes chave={chave} valores={valores} />
      </ul>
      <div className={styles['range']}>
        {field('De', 'de', minimo)}
        {field('Até', 'ate', maximo)}
        <button type="submit" className={buttons['secondary']}>
          <span aria-hidden="true">Ok</span>
          <span className="visually-hidden">Aplicar {label}</span>
        </button>
      </div>
    </FilterGroup>
  )
}
