import { useEffect, useState } from 'react'
import { DialogPanel } from '../parts/dialog-panel.tsx'
import { Icon } from '../parts/icon.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { Logo } from './logo.tsx'
import type { MenuLink } from './menu-link.ts'
import styles from './side-menu.module.css'

/** The id by which the hamburger opens it. */
export const SIDE_MENU = 'menu-lateral'

/**
 * The menu of narrow screens: the same three levels, unfolding in place. They come when it is first opened, so that no
 * page carries the menu twice; without JavaScript the main menu serves narrow screens too.
 */
export function SideMenu({ items }: { items: MenuLink[] }) {
  const opened = useEverOpened()

  return (
    <DialogPanel id={SIDE_MENU} side="left" title={<Title />}>
      {opened && (
        <nav aria-label="Menu">
          <Level items={items} />
        </nav>
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
