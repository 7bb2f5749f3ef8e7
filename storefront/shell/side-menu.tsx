import { DialogPanel } from '../parts/dialog-panel.tsx'
import { Icon } from '../parts/icon.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { Logo } from './logo.tsx'
import type { MenuLink } from './menu-link.ts'
import styles from './side-menu.module.css'

/** The id by which the hamburger opens it. */
export const SIDE_MENU = 'menu-lateral'

/** The menu of narrow screens: the same three levels, unfolding in place. */
export function SideMenu({ items }: { items: MenuLink[] }) {
  return (
    <DialogPanel id={SIDE_MENU} side="left" title={<Title />}>
      <nav aria-label="Menu">
        <Level items={items} />
      </nav>
    </DialogPanel>
  )
}

function Title() {
  return (
    <>
      <Logo />
      <span className="visually-hidden">, menu</span>
    </>
  )
}

function Level({ items, below = false }: { items: MenuLink[]; below?: boolean }) {
  return (
    <ul className={below ? styles['below'] : styles['level']}>
      {items.map((item) => (
        <li key={item.label}>{item.sub ? <Branch item={item} sub={item.sub} /> : <Leaf item={item} />}</li>
      ))}
    </ul>
  )
}

function Branch({ item, sub }: { item: MenuLink; sub: MenuLink[] }) {
  const all = item.href ? [{ label: `Ver tudo em ${item.label}`, href: item.href }] : []

  return (
    <details className={styles['branch']}>
      <summary>
        {item.label}
        <Icon name="chevron-down" size={1} />
      </summary>
      <Level items={[...all, ...sub]} below />
    </details>
  )
}

function Leaf({ item }: { item: MenuLink }) {
  if (!item.href) return <span className={styles['leaf']}>{item.label}</span>

  return (
    <ShopLink to={item.href} className={styles['leaf']} data-highlight={item.destaque}>
      {item.label}
    </ShopLink>
  )
}
