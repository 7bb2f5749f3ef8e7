import type { ReactNode } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { cashTotal } from '#domain/cart/cash-total.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import styles from './cart-sums.module.css'
import { FreeFreightBar } from './free-freight-bar.tsx'

type Props = {
  /** As the platform answered it, without pending changes. */
  cart: Cart
  /** True while a change is pending: the sums are outdated and are shown faded. */
  pending: boolean
  /** Lines below the total. */
  children?: ReactNode
}

/** The cart's sums, and how much is missing for free freight and for promotions. */
export function CartSums({ cart, pending, children }: Props) {
  const { subtotal, ajustes, total, freteGratis, promocoesProximas } = cart
  const { porcentagem } = subtotal.descontoVista

  return (
    <div className={styles['sums']} aria-busy={pending}>
      {freteGratis && <FreeFreightBar {...freteGratis} />}
      {promocoesProximas.length > 0 && (
        <ul className={styles['near']} aria-label="Falta pouco">
          {promocoesProximas.map(({ id, texto }) => (
            <li key={id}>{texto}</li>
          ))}
        </ul>
      )}
      <dl className={styles['list']}>
        <div>
          <dt>Sub-total:</dt>
          <dd>{formatBRL(subtotal.valor)}</dd>
        </div>
        {ajustes.map(({ tipo, origem, label, valor }) => (
          <div key={tipo + origem} className={valor < 0 ? styles['adjustment'] : undefined}>
            <dt>{label}</dt>
            <dd>{formatBRL(valor)}</dd>
          </div>
        ))}
        <div className={styles['total']}>
          <dt>Total</dt>
          <dd>{formatBRL(total)}</dd>
        </div>
        {porcentagem > 0 && (
          <div className={styles['pix']}>
            <dt>
              à vista no Pix <span>({porcentagem}% off)</span>
            </dt>
            <dd>{formatBRL(cashTotal(cart))}</dd>
          </div>
        )}
        {children}
      </dl>
    </div>
  )
}
