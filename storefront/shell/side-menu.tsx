import { useEffect, useId, useState } from 'react'
import { DialogPanel } from '../parts/dialog-panel.tsx'
import { Icon } from '../parts/icon.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { FAVOURITES_PATH } from '../wishlist/favourites-path.ts'
import { AccountLinks } from './account-links.tsx'
import { Logo } from './logo.tsx'
import { MenuEntry, MenuIcon } from './menu-entry.tsx'
import type { MenuLink } from './menu-link.ts'
import styles from './side-menu.module.css'

/** The id by which the hamburger opens it. */
export const SIDE_MENU = 'menu-lateral'

/**
 * The menu of narrow screens: the same three levels, unfolding in place, and the ways into the account. They come when it is
 * first opened, so that no page carries the menu twice; without JavaScript the main menu serves narrow screens too.
 */
export function SideMenu({ items }: { items: MenuLink[] }) {
  const opened = useEverOpened()

  return (
    <DialogPanel id={SIDE_MENU} side="left" title={<Title />}>
      {opened && (
        <>
          <nav aria-label="Menu">
            <Level items={items} />
          </nav>
          <p className={styles['level']}>
            <ShopLink to={FAVOURITES_PATH} className={styles['row']}>
              <Icon name="heart" />
              <span>Favoritos</span>
            </ShopLink>
          </p>
          <nav aria-label="Conta" className={styles['account']}>
            <AccountLinks list={styles['level']} link={styles['row']} hint={styles['hint']} />
          </nav>
        </>
      )}
    </DialogPanel>
  )
}

/** Watches the dialog itself: the browser may open it before our JavaScript runs. */
function useEverOpened(): boolean {
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    const dialog = document.getElementById(SIDE_MENU)
    if (!dialog) return
    const look = () => dialog.hasAttribute('open') && setOpened(true)
    look()
    const observer = new MutationObserver(look)
    observer.observe(dialog, { attributeFilter: ['open'] })

    return () => observer.disconnect()
  }, [])

  return opened
}

function Title() {
  return (
    <>
      <Logo />
      <span className="visually-hidden"> menu</span>
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

/** Its picture is the mega menu's; here the label says enough. */
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
