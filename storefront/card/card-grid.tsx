import type { ProductCard as Product } from '#contract/catalog.ts'
import styles from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'

type Props = {
  produtos: Product[]
  /** How many cards are seen without scrolling. */
  eager?: number
  headingLevel?: 2 | 3 | 4
}

/** Products in a grid: two columns on a phone, four on a desk. */
export function CardGrid({ produtos, eager = 0, headingLevel = 3 }: Props) {
  return (
    <ul className={styles['grid']}>
      {produtos.map((produto, i) => (
        <li key={produto.id}>
          <ProductCard produto={produto} eager={i < eager} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
