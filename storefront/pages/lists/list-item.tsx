import type { ProductCard as Product } from '#contract/catalog/catalog.ts'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { itemValue, quantityName } from '#storefront/cart/buy-form/bought-items.ts'
import { QuantityField } from '#storefront/components/forms/quantity-field.tsx'
import { ProductCard } from '#storefront/components/product-card/product-card.tsx'
import type { Selection } from './list-form.tsx'
import styles from './list-item.module.css'
import type { Option } from './list-options.ts'

type Line = {
  produto: Product
  /** The options to choose from, if the product has several. */
  options: Option[] | undefined
  /** The list's own choice. */
  start: Selection
  selection: Selection
  /** True if the shopper tried to buy without choosing an option. */
  flagged: boolean
  onChange: (selection: Selection) => void
}

/** One product of a list: option, quantity, and whether to buy it. */
export function ListItem({ eager, ...props }: Line & { eager: boolean }) {
  const { produto, selection, flagged, onChange } = props

  return (
    <>
      <ProductCard produto={produto} eager={eager} headingLevel={2} comparable={false} />
      <div className={styles['choice']} data-error={flagged || undefined}>
        {produto.status === 'disponivel' ? (
          <>
            {props.options ? <Choice {...props} options={props.options} /> : <IncludeBox {...props} />}
            <QuantityField
              name={quantityName(produto.id)}
              quantidade={selection.quantidade}
              max={Math.min(produto.estoque, MAX_UNITS)}
              onChange={(quantidade) => onChange({ ...selection, quantidade })}
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

function IncludeBox({ produto, start, selection, onChange }: Line) {
  return (
    <label className={styles['take']}>
      <input
        type="checkbox"
        name="item"
        value={start.item}
        checked={selection.item !== ''}
        onChange={(event) => onChange({ ...selection, item: event.target.checked ? start.item : '' })}
      />
      Levar<span className="visually-hidden"> {produto.nome}</span>
    </label>
  )
}

function Choice({
  produto: { id, nome },
  options,
  selection,
  flagged,
  onChange,
}: Line & { options: Option[] }) {
  return (
    <select
      name="item"
      className={styles['select']}
      aria-label={`Opção de ${nome}`}
      aria-invalid={flagged || undefined}
      aria-describedby={flagged ? hintId(id) : undefined}
      data-choose={id}
      value={selection.item}
      onChange={(event) => onChange({ ...selection, item: event.target.value })}
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
