import type { CardData } from './card-data.ts'
import styles from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'

type Props = {
  produtos: CardData[]
  /** How many cards are seen without scrolling. */
  eager?: number
  headingLevel?: 2 | 3 | 4
}

/** Products in a grid of two to four columns. */
export function CardGrid({ produtos, eager = 0, headingLevel = 3 }: Props) {
  return (
    <div className={styles['frame']}>
      <ul className={styles['grid']}>
        {produtos.map((produto, i) => (
          <li key={produto.id}>
            <ProductCard produto={produto} eager={i < eager} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  )
}
