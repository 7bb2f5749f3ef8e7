import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListEntry, ProductCard } from '#contract/catalog/catalog.ts'
import { optionOfSize } from '#domain/instruments/sizes/fitting/sizes-of-options.ts'
import { itemValue } from '#storefront/cart/buy-form/bought-items.ts'
import { BuyForm } from '#storefront/cart/buy-form/buy-form.tsx'
import { rememberedSize } from '#storefront/product/instruments/size/remembered-size.ts'
import styles from './list-form.module.css'
import { ListItem } from './list-item.tsx'
import type { Options } from './list-options.ts'
import { ListSum } from './list-sum.tsx'

export type ListContent = ListEntry & {
  itens: { quantidade: number; produto: ProductCard }[]
  total: number
}

/** The choice for one product of a list: the value of its `item` field, empty to leave it out, and the quantity. */
export type Selection = { item: string; quantidade: number }

/**
 * A list that is bought at once: each product with its quantity, or left out. Products that still need an option are
 * flagged.
 */
export function ListForm({ conteudo, options }: { conteudo: ListContent; options: Options }) {
  const { itens, hash, total } = conteudo
  const items = useRef<HTMLUListElement>(null)
  const [changes, setChanges] = useState<Record<number, Selection>>({})
  const [flagged, setFlagged] = useState(false)
  // Of instruments in sizes, the one that was found in this browser is chosen; it can be changed.
  useEffect(() => setChanges((chosen) => ({ ...sizedChoices(itens, options), ...chosen })), [itens, options])
  const lines = itens.map(({ quantidade, produto }) => {
    const start = { item: itemValue(produto.id, options[produto.id] ? undefined : produto.idSku), quantidade }
    const selection = changes[produto.id] ?? start
    const counts = produto.status === 'disponivel' && selection.item !== ''

    return { produto, start, selection, counts, unchosen: counts && selection.item === itemValue(produto.id) }
  })

  // The platform's total is that of the listed quantities, once every option is known.
  const isAsListed = Object.keys(changes).length === 0 && !lines.some((line) => line.unchosen)

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
        {lines.map(({ produto, start, selection, unchosen }, i) => (
          <li key={produto.id}>
            <ListItem
              produto={produto}
              options={options[produto.id]?.options}
              start={start}
              selection={selection}
              eager={i < 4}
              flagged={flagged && unchosen}
              onChange={(change) => setChanges({ ...changes, [produto.id]: change })}
            />
          </li>
        ))}
      </ul>
      <ListSum
        units={lines.reduce((sum, { selection, counts }) => sum + (counts ? selection.quantidade : 0), 0)}
        missing={itens.filter(({ produto }) => produto.status !== 'disponivel').length}
        total={isAsListed ? total : null}
      />
    </BuyForm>
  )
}

function sizedChoices(itens: ListContent['itens'], options: Options): Record<number, Selection> {
  const found = rememberedSize()
  if (!found) return {}

  return Object.fromEntries(
    itens.flatMap(({ quantidade, produto: { id, nome } }) => {
      const own = options[id]
      const option = own && optionOfSize(found, { nome, ...own })
      return option?.disponivel ? [[id, { item: option.item, quantidade }]] : []
    }),
  )
}
