import { MOST_UNITS } from '#domain/cart/mend-lines.ts'
import { ProductCard } from '../card/product-card.tsx'
import { itemValue, quantityName } from '../cart/bought-items.ts'
import { QuantityField } from '../parts/quantity-field.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import type { ListContent } from './list-form.tsx'
import styles from './list-item.module.css'

type Props = {
  item: ListContent['itens'][number]
  /** 0 when it is left out. */
  quantidade: number
  eager: boolean
  /** It was to be bought, but one of its options has to be chosen first. */
  flagged: boolean
  onChange: (quantidade: number) => void
}

/** One product of a list: how many of it, and whether at all. */
export function ListItem({
  item: { quantidade: listed, produto },
  quantidade,
  eager,
  flagged,
  onChange,
}: Props) {
  const { id, idSku, nome, url, variacoes, status, estoque } = produto
  const chosen = quantidade > 0

  return (
    <>
      <ProductCard produto={produto} eager={eager} headingLevel={2} />
      <div className={styles['choice']} data-error={flagged || undefined}>
        {status === 'disponivel' ? (
          <>
            <label className={styles['take']}>
              <input
                type="checkbox"
                name="item"
                value={variacoes > 1 ? itemValue(id) : itemValue(id, idSku)}
                checked={chosen}
                onChange={() => onChange(chosen ? 0 : listed)}
              />
              Levar<span className="visually-hidden"> {nome}</span>
            </label>
            <QuantityField
              name={quantityName(id)}
              quantidade={chosen ? quantidade : listed}
              most={Math.min(estoque, MOST_UNITS)}
              onChange={onChange}
              of={nome}
            />
          </>
        ) : (
          <p>Fica de fora por enquanto.</p>
        )}
        {flagged && (
          <p role="alert" className={styles['error']}>
            Este produto tem opções.{' '}
            <ShopLink to={url} data-choose={id}>
              Escolha a sua
            </ShopLink>{' '}
            ou deixe-o fora da lista.
          </p>
        )}
      </div>
    </>
  )
}
