import type { ReactNode } from 'react'
import { useTrackedList } from '#storefront/analytics/use-tracked-list.ts'
import type { CardData } from './card-data.ts'
import styles from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'

type Props = {
  produtos: CardData[]
  /** What the store's figures call this list. */
  lista: string
  /** How many cards are seen without scrolling. */
  eager?: number
  headingLevel?: 2 | 3 | 4
  /** The corner of each card, instead of its heart. */
  corner?: (produto: CardData) => ReactNode
}

/** Products in a grid of two to four columns. */
export function CardGrid({ produtos, lista, eager = 0, headingLevel = 3, corner }: Props) {
  const list = useTrackedList<HTMLUListElement>(lista, produtos)

  return (
    <div className={styles['frame']}>
      <ul ref={list} className={styles['grid']}>
        {produtos.map((produto, i) => (
          <li key={produto.id}>
            <ProductCard
              produto={produto}
              eager={i < eager}
              headingLevel={headingLevel}
              {...(corner && { corner: corner(produto) })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
