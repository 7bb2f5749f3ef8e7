import type { ReactNode } from 'react'
import { useTrackedList } from '#storefront/analytics/use-tracked-list.ts'
import { useFits } from '#storefront/product/instruments/mine/use-fits.ts'
import type { CardData } from './card-data.ts'
import styles from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'

type Props = {
  produtos: CardData[]
  /** The name of the list in the store's statistics. */
  lista: string
  /** The number of cards above the fold. */
  eager?: number
  headingLevel?: 2 | 3 | 4
  /** Renders the corner of a card, instead of the heart. */
  corner?: (produto: CardData) => ReactNode
}

/** Products in a grid of two to four columns. */
export function CardGrid({ produtos, lista, eager = 0, headingLevel = 3, corner }: Props) {
  const list = useTrackedList<HTMLUListElement>(lista, produtos)
  const fits = useFits(produtos)

  return (
    <div className={styles['frame']}>
      <ul ref={list} className={styles['grid']}>
        {produtos.map((produto, i) => (
          <li key={produto.id}>
            <ProductCard
              produto={produto}
              eager={i < eager}
              headingLevel={headingLevel}
              fit={fits?.ofProduct(produto.id)}
              {...(corner && { corner: corner(produto) })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
