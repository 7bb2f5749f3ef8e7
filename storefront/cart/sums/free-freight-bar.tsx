import { useId } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { Html } from '#storefront/components/html/html.tsx'
import styles from './free-freight-bar.module.css'

/** How far the cart is from free freight: red up to half of it, yellow above, green when reached. */
export function FreeFreightBar({ porcentagem, estado, mensagem }: NonNullable<Cart['freteGratis']>) {
  const label = useId()

  return (
    <div className={styles['freight']} data-estado={estado}>
      <div id={label} className={styles['message']}>
        <Html html={mensagem} />
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-labelledby={label}
        aria-valuenow={porcentagem}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={styles['bar']} style={{ inlineSize: `${porcentagem}%` }} />
      </div>
    </div>
  )
}
