import type { Badge } from '#contract/catalog/catalog.ts'
import styles from './badges.module.css'

/** A product's badges over its picture: `-20%`, `Frete grátis`, `Últimas unidades`, `Novo`. */
export function Badges({ selos }: { selos: Badge[] }) {
  if (selos.length === 0) return null

  return (
    <ul className={styles['badges']} aria-label="Destaques">
      {selos.map(({ tipo, label }) => (
        <li key={tipo} data-tipo={tipo}>
          {label}
        </li>
      ))}
    </ul>
  )
}
