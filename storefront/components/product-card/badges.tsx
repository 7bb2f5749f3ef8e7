import type { Badge } from '#contract/catalog/catalog.ts'
import type { Fit } from '#storefront/product/instruments/mine/fits.ts'
import styles from './badges.module.css'

/**
 * A product's badges over its picture: `-20%`, `Frete grátis`, `Últimas unidades`, `Novo`, and whether it fits an
 * instrument of the shopper.
 */
export function Badges({ selos, fit }: { selos: Badge[]; fit?: Fit | undefined }) {
  if (selos.length === 0 && !fit) return null

  return (
    <ul className={styles['badges']} aria-label="Destaques">
      {selos.map(({ tipo, label }) => (
        <li key={tipo} data-tipo={tipo}>
          {label}
        </li>
      ))}
      {fit && <li data-tipo={fit.serve ? 'serve' : undefined}>{fit.selo}</li>}
    </ul>
  )
}
