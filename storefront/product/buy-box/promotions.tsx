import type { ProductPromotion } from '#contract/cart/cart.ts'
import styles from './promotions.module.css'

/** The promotions that apply automatically if this product is bought. */
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
