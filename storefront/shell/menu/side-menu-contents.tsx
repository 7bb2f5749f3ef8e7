import { useId, useState } from 'react'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { FAVOURITES_PATH } from '#storefront/customer/wishlist/favourites-path.ts'
import { AccountLinks } from '../header/account-links.tsx'
import { MenuEntry, MenuIcon } from './menu-entry.tsx'
import type { MenuLink } from './menu-link.ts'
import styles from './side-menu.module.css'

/** The contents of the side menu, rendered when it is open. */
export function SideMenuContents({ items }: { items: MenuLink[] }) {
  return (
    <>
      <nav aria-label="Menu">
        <Level items={items} />
      </nav>
      <p className={styles['level']}>
        <a href={FAVOURITES_PATH} className={styles['row']}>
          <Icon name="heart" />
          <span>Favoritos</span>
        </a>
      </p>
      <nav aria-label="Conta" className={styles['account']}>
        <AccountLinks list={styles['level']} link={styles['row']} hint={styles['hint']} />
      </nav>
    </>
  )
}

function Level({ items }: { items: MenuLink[] }) {
  return (
    <ul className={styles['level']}>
      {items.map((item) => (
        <li key={item.label}>
          {item.sub ? (
            <Branch item={item} sub={item.sub} />
          ) : (
            <MenuEntry item={item} className={styles['row']} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Without the picture, which only the mega menu shows. */
function Branch({ item: { icone, sub: _, ...item }, sub }: { item: MenuLink; sub: MenuLink[] }) {
  const [open, setOpen] = useState(false)
  const below = useId()
  const all = item.href ? [{ label: `Ver tudo em ${item.label}`, href: item.href }] : []

  return (
    <>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={open}
        aria-controls={below}
        data-highlight={item.destaque}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon item={item} />
        {item.label}
        <Icon name="chevron-down" size={1} />
      </button>
      <div id={below} className={styles['below']}>
        <Level items={[...all, ...sub]} />
      </div>
    </>
  )
}
