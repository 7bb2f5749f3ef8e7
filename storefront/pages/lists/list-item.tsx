import type { ProductCard as Product } from '#contract/catalog/catalog.ts'
import { MAX_UNITS } from '#domain/cart/repair-lines.ts'
import { itemValue, quantityName } from '#storefront/cart/buy-form/bought-items.ts'
import { QuantityField } from '#storefront/components/forms/quantity-field.tsx'
import { ProductCard } from '#storefront/components/product-card/product-card.tsx'
import type { Taken } from './list-form.tsx'
import styles from './list-item.module.css'
import type { Option } from './list-options.ts'

type Line = {
  produto: Product
  /** Where one has to be chosen. */
  options: Option[] | undefined
  /** As the list has it. */
  start: Taken
  taken: Taken
  /** It was to be bought, but its option has to be chosen first. */
  flagged: boolean
  onChange: (taken: Taken) => void
}

/** One product of a list: which of it, how many, and whether at all. */
export function ListItem({ eager, ...props }: Line & { eager: boolean }) {
  const { produto, taken, flagged, onChange } = props

  return (
    <>
      <ProductCard produto={produto} eager={eager} headingLevel={2} />
      <div className={styles['choice']} data-error={flagged || undefined}>
        {produto.status === 'disponivel' ? (
          <>
            {props.options ? <Choice {...props} options={props.options} /> : <Take {...props} />}
            <QuantityField
              name={quantityName(produto.id)}
              quantidade={taken.quantidade}
              most={Math.min(produto.estoque, MAX_UNITS)}
              onChange={(quantidade) => onChange({ ...taken, quantidade })}
              of={produto.nome}
            />
          </>
        ) : (
          <p>Fica de fora por enquanto.</p>
        )}
        {flagged && (
          <p id={hintId(produto.id)} className={styles['error']}>
            Escolha uma opção, ou não leve este.
          </p>
        )}
      </div>
    </>
  )
}

function Take({ produto, start, taken, onChange }: Line) {
  return (
    <label className={styles['take']}>
      <input
        type="checkbox"
        name="item"
        value={start.item}
        checked={taken.item !== ''}
        onChange={(event) => onChange({ ...taken, item: event.target.checked ? start.item : '' })}
      />
      Levar<span className="visually-hidden"> {produto.nome}</span>
    </label>
  )
}

function Choice({ produto: { id, nome }, options, taken, flagged, onChange }: Line & { options: Option[] }) {
  return (
    <select
      name="item"
      className={styles['select']}
      aria-label={`Opção de ${nome}`}
      aria-invalid={flagged || undefined}
      aria-describedby={flagged ? hintId(id) : undefined}
      data-choose={id}
      value={taken.item}
      onChange={(event) => onChange({ ...taken, item: event.target.value })}
    >
      <option value={itemValue(id)}>Escolha</option>
      {options.map(({ item, label, disponivel }) => (
        <option key={item} value={item} disabled={!disponivel}>
          {disponivel ? label : `${label} (esgotado)`}
        </option>
      ))}
      <option value="">Não levar</option>
    </select>
  )
}

function hintId(idProduto: number): string {
  return `escolha-${idProduto}`
}
