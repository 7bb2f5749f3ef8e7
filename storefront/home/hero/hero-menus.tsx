import { MenuEntry } from '#storefront/shell/menu/menu-entry.tsx'
import type { MenuLink } from '#storefront/shell/menu/menu-link.ts'
import styles from './hero-menus.module.css'

/** The two short menus below the hero. */
export function HeroMenus({ left, right }: { left: MenuLink[]; right: MenuLink[] }) {
  if (left.length + right.length === 0) return null

  return (
    <div className={styles['band']}>
      <div className={`wrap ${styles['menus']}`}>
        <HeroMenu label="Comece por aqui" items={left} />
        <HeroMenu label="Atalhos" items={right} />
      </div>
    </div>
  )
}

function HeroMenu({ label, items }: { label: string; items: MenuLink[] }) {
  if (items.length === 0) return null

  return (
    <nav aria-label={label}>
      <ul className={styles['menu']}>
        {items.map((item) => (
          <li key={item.label}>
            <MenuEntry item={item} className={styles['link']} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
