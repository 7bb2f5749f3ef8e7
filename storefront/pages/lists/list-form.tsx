import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListEntry, ProductCard } from '#contract/catalog/catalog.ts'
import { itemValue } from '#storefront/cart/buy-form/bought-items.ts'
import { BuyForm } from '#storefront/cart/buy-form/buy-form.tsx'
import styles from './list-form.module.css'
import { ListItem } from './list-item.tsx'
import type { Options } from './list-options.ts'
import { ListSum } from './list-sum.tsx'

export type ListContent = ListEntry & {
  itens: { quantidade: number; produto: ProductCard }[]
  total: number
}

/** What the shopper takes of one product: how a form buys it, empty to leave it out, and how many. */
export type Taken = { item: string; quantidade: number }

/** A list that is bought at once: each product in its quantity, or left out. What has to be chosen first is flagged. */
export function ListForm({ conteudo, options }: { conteudo: ListContent; options: Options }) {
  const { itens, hash, total } = conteudo
  const items = useRef<HTMLUListElement>(null)
  const [changes, setChanges] = useState<Record<number, Taken>>({})
  const [flagged, setFlagged] = useState(false)
  const lines = itens.map(({ quantidade, produto }) => {
    const start = { item: itemValue(produto.id, options[produto.id] ? undefined : produto.idSku), quantidade }
    const taken = changes[produto.id] ?? start
    const counts = produto.status === 'disponivel' && taken.item !== ''

    return { produto, start, taken, counts, unchosen: counts && taken.item === itemValue(produto.id) }
  })

  function ready(): boolean {
    const unchosen = lines.find((line) => line.unchosen)
    flushSync(() => setFlagged(unchosen !== undefined))
    if (!unchosen) return true
    items.current?.querySelector<HTMLElement>(`[data-choose="${unchosen.produto.id}"]`)?.focus()

    return false
  }

  return (
    <BuyForm className={styles['layout']} ready={ready}>
      <input type="hidden" name="lista" value={hash} />
      <ul ref={items} className={styles['items']}>
        {lines.map(({ produto, start, taken, unchosen }, i) => (
          <li key={produto.id}>
            <ListItem
              produto={produto}
              options={options[produto.id]}
              start={start}
              taken={taken}
              eager={i < 4}
              flagged={flagged && unchosen}
              onChange={(change) => setChanges({ ...changes, [produto.id]: change })}
            />
          </li>
        ))}
      </ul>
      <ListSum
        units={lines.reduce((sum, { taken, counts }) => sum + (counts ? taken.quantidade : 0), 0)}
        missing={itens.filter(({ produto }) => produto.status !== 'disponivel').length}
        total={Object.keys(changes).length === 0 ? total : null}
      />
    </BuyForm>
  )
}
