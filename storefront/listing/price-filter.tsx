import { Link, useLocation } from 'react-router'
import type { ListingDetails } from '#contract/catalog.ts'
import buttons from '../parts/button.module.css'
import { Amount } from './amount.tsx'
import { FilterGroup } from './filter-group.tsx'
import { PARAMS } from './params.ts'
import styles from './price-filter.module.css'

/** The price: ready bands as links, and a free range in whole reais. */
export function PriceFilter({ detalhes }: { detalhes: ListingDetails }) {
  const { filtrosPreco, faixaPreco } = detalhes
  const given = new URLSearchParams(useLocation().search)
  const bands = filtrosPreco.filter(({ total, ativo }) => total > 0 || ativo)

  return (
    <FilterGroup label="Preço" open>
      <ul className={styles['bands']}>
        {bands.map(({ label, total, ativo, url }) => (
          <li key={label}>
            <Link
              to={url}
              preventScrollReset
              aria-current={ativo || undefined}
              className={styles['band'] ?? ''}
            >
              <span>{label}</span>
              <Amount total={total} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['range']}>
        <PriceInput
          label="De"
          name={PARAMS.precoDe}
          value={given.get(PARAMS.precoDe)}
          bound={Math.floor(faixaPreco.de / 100)}
        />
        <PriceInput
          label="Até"
          name={PARAMS.precoAte}
          value={given.get(PARAMS.precoAte)}
          bound={Math.ceil(faixaPreco.ate / 100)}
        />
        <button type="submit" className={buttons['secondary']}>
          <span aria-hidden="true">Ok</span>
          <span className="visually-hidden">Aplicar faixa de preço</span>
        </button>
      </div>
    </FilterGroup>
  )
}

type InputProps = { label: string; name: string; value: string | null; bound: number }

function PriceInput({ label, name, value, bound }: InputProps) {
  return (
    <label className={styles['bound']}>
      <span>
        {label}
        <span className="visually-hidden"> (preço em reais)</span>
      </span>
      <input
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={7}
        autoComplete="off"
        defaultValue={value ?? ''}
        placeholder={bound.toLocaleString('pt-BR')}
        title="Só números, em reais"
      />
    </label>
  )
}
