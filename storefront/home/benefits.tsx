import { MenuIcon } from '../shell/menu/menu-entry.tsx'
import type { MenuLink } from '../shell/menu/menu-link.ts'
import styles from './benefits.module.css'

/** The store's benefits for buyers: each menu entry is a promise, the entry below it its explanation. */
export function Benefits({ items }: { items: MenuLink[] }) {
  if (items.length === 0) return null

  return (
    <section className={`wrap ${styles['benefits']}`} aria-label="Vantagens">
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.label} className={styles['benefit']}>
            <MenuIcon item={item} />
            <p className={styles['label']}>{item.href ? <a href={item.href}>{item.label}</a> : item.label}</p>
            {item.sub?.map(({ label }) => (
              <p key={label} className={styles['text']}>
                {label}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
