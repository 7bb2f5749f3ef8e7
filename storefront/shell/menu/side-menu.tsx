import { startTransition, useState } from 'react'
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
  const [opened, setOpened] = useState(false)

  return (
    <DialogPanel
      id={SIDE_MENU}
      side="left"
      title={<Title />}
      onOpen={() => startTransition(() => setOpened(true))}
    >
      {opened && <SideMenuContents items={items} />}
    </DialogPanel>
  )
}

function Title() {
  return (
    <>
      <Logo />
      <span className="visually-hidden"> menu</span>
    </>
  )
}
