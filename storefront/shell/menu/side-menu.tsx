import { startTransition, useEffect, useState } from 'react'
import { DialogPanel } from '#storefront/components/dialog/dialog-panel.tsx'
import { lazyHydrate } from '#storefront/rendering/lazy-hydrate.tsx'
import { Logo } from '../logo.tsx'
import type { MenuLink } from './menu-link.ts'

const SideMenuContents = lazyHydrate(async () => (await import('./side-menu-contents.tsx')).SideMenuContents)

/** The id that the hamburger button refers to. */
export const SIDE_MENU = 'menu-lateral'

/**
 * The menu of narrow screens: the same three levels, unfolding in place, and the account links. Its contents are
 * rendered when it is first opened, so that no page contains the menu twice. Without JavaScript the main menu is shown
 * on narrow screens, too.
 */
export function SideMenu({ items }: { items: MenuLink[] }) {
  const opened = useEverOpened()

  return (
    <DialogPanel id={SIDE_MENU} side="left" title={<Title />}>
      {opened && <SideMenuContents items={items} />}
    </DialogPanel>
  )
}

/** Watches the dialog, since the browser may open it before hydration. */
function useEverOpened(): boolean {
  const [opened, setOpened] = useState(false)

  useEffect(() => {
    const dialog = document.getElementById(SIDE_MENU)
    if (!dialog) return
    const look = () => dialog.hasAttribute('open') && startTransition(() => setOpened(true))
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
