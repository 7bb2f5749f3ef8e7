import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListEntry, ProductCard } from '#contract/catalog.ts'
import { BuyForm } from '../cart/buy-form.tsx'
import styles from './list-form.module.css'
import { ListItem } from './list-item.tsx'
import { ListSum } from './list-sum.tsx'

export type ListContent = ListEntry & {
  itens: { quantidade: number; produto: ProductCard }[]
  total: number
}

/** How many of each product, or 0 for what the shopper leaves out. */
export type Quantities = Readonly<Record<number, number>>

/** A list that is bought at once: each product in its quantity, or left out. What has to be chosen first is flagged. */
export function ListForm({ conteudo }: { conteudo: ListContent }) {
  const { itens, hash, total } = conteudo
  const items = useRef<HTMLUListElement>(null)
  const [quantities, setQuantities] = useState<Quantities>({})
  const [flagged, setFlagged] = useState(false)
  const quantityOf = ({ quantidade, produto }: ListContent['itens'][number]) =>
    produto.status === 'disponivel' ? (quantities[produto.id] ?? quantidade) : 0
  const unchosen = itens.filter((item) => item.produto.variacoes > 1 && quantityOf(item) > 0)

  function ready(): boolean {
    flushSync(() => setFlagged(unchosen.length > 0))
    const [first] = unchosen
    if (!first) return true
    items.current?.querySelector<HTMLElement>(`[data-choose="${first.produto.id}"]`)?.focus()

    return false
  }

  return (
    <BuyForm className={styles['layout']} ready={ready}>
      <input type="hidden" name="lista" value={hash} />
      <ul ref={items} className={styles['items']}>
        {itens.map((item, i) => (
          <li key={item.produto.id}>
            <ListItem
              item={item}
              quantidade={quantityOf(item)}
              eager={i < 4}
              flagged={flagged && unchosen.includes(item)}
              onChange={(quantidade) => setQuantities({ ...quantities, [item.produto.id]: quantidade })}
            />
          </li>
        ))}
      </ul>
      <ListSum
        units={itens.reduce((sum, item) => sum + quantityOf(item), 0)}
        missing={itens.filter(({ produto }) => produto.status !== 'disponivel').length}
        total={Object.keys(quantities).length === 0 ? total : null}
      />
    </BuyForm>
  )
}
