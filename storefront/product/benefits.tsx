import { MenuEntry } from '../shell/menu/menu-entry.tsx'
import type { MenuLink } from '../shell/menu/menu-link.ts'
import styles from './benefits.module.css'

/** The store's promises that apply to every purchase. */
export function Benefits({ benefits }: { benefits: MenuLink[] }) {
  if (benefits.length === 0) return null

  return (
    <ul className={styles['benefits']} aria-label="Vantagens de comprar aqui">
      {benefits.map((item) => (
        <li key={item.label}>
          <MenuEntry item={item} className={styles['benefit']} />
        </li>
      ))}
    </ul>
  )
}
