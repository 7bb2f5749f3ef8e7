import type { ProductPromotion } from '#contract/cart/cart.ts'
import styles from './promotions.module.css'

/** What applies by itself when this product is bought, before it is in the cart. */
export function Promotions({ promotions }: { promotions: readonly ProductPromotion[] }) {
  if (promotions.length === 0) return null

  return (
    <ul className={styles['promotions']} aria-label="Promoções">
      {promotions.map(({ id, nome, condicoes }) => (
        <li key={id}>
          <strong>{nome}</strong>
          {condicoes && <span> {condicoes}</span>}
        </li>
      ))}
    </ul>
  )
}
