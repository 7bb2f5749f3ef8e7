import { formatNumber } from '#domain/format/format-number.ts'
import buttons from '../../components/button.module.css'
import type { FacetData } from '../listing-data.ts'
import { FilterGroup } from './filter-group.tsx'
import styles from './price-filter.module.css'

type RangeFilterProps = { facet: FacetData; range: NonNullable<FacetData['faixa']>; open: boolean }

/** A specification from one number to another. The placeholders are what the listing has. */
export function RangeFilter({ facet: { chave, label }, range, open }: RangeFilterProps) {
  const { unidade, minimo, maximo, de, ate } = range
  const unit = unidade ? ` (${unidade})` : ''
  const field = (word: string, end: string, value: number | null, bound: number) => (
    <label className={styles['bound']}>
      <span>
        {word}
        <span className="visually-hidden"> {label}</span>
        {unit}
      </span>
      <input
        // A field keeps what was typed, so another range needs another field.
        key={value}
        name={`${chave}.${end}`}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        placeholder={formatNumber(bound)}
        defaultValue={value === null ? '' : formatNumber(value)}
      />
    </label>
  )

  return (
    <FilterGroup label={label} open={open || de !== null || ate !== null}>
      <div className={styles['range']}>
        {field('De', 'de', de, minimo)}
        {field('Até', 'ate', ate, maximo)}
        <button type="submit" className={buttons['secondary']}>
          <span aria-hidden="true">Ok</span>
          <span className="visually-hidden">Aplicar {label}</span>
        </button>
      </div>
    </FilterGroup>
  )
}
