import { formatNumber } from '#domain/format/format-number.ts'
import buttons from '../../components/button.module.css'
import type { DetailsData } from '../listing-data.ts'
import { PARAMS } from '../params/params.ts'
import { FacetBoxes } from './facet-boxes.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './price-filter.module.css'

/** The price: ready ranges as checkboxes, and a free range in whole reais that replaces them. */
export function PriceFilter({ detalhes }: { detalhes: DetailsData }) {
  const { filtrosPreco, faixaPreco } = detalhes

  return (
    <FilterGroup label="Preço" open>
      <ul className={styles['bands']}>
        <FacetBoxes
          chave={PARAMS.preco}
          valores={filtrosPreco.map((band) => ({ ...band, valor: rangeText(band) }))}
        />
      </ul>
      <div className={styles['range']}>
        <PriceInput label="De" name={PARAMS.precoDe} bound={Math.floor(faixaPreco.de / 100)} />
        <PriceInput label="Até" name={PARAMS.precoAte} bound={Math.ceil(faixaPreco.ate / 100)} />
        <button type="submit" className={buttons['secondary']}>
          <span aria-hidden="true">Ok</span>
          <span className="visually-hidden">Aplicar faixa de preço</span>
        </button>
      </div>
    </FilterGroup>
  )
}

/** A price range as its value in the address, in whole reais: `50-100`. */
function rangeText({ de, ate }: DetailsData['filtrosPreco'][number]): string {
  return [de, ate].map((end) => (end === null ? '' : end / 100)).join('-')
}

function PriceInput({ label, name, bound }: { label: string; name: string; bound: number }) {
  return (
    <label className={styles['bound']}>
      <span>
        {label}
        <span className="visually-hidden"> (preço em reais)</span>
      </span>
      <input
        name={name}
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        placeholder={formatNumber(bound)}
      />
    </label>
  )
}
