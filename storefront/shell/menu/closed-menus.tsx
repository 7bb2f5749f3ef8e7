import { useEffect, useRef } from 'react'
import { useTargetPath } from '../navigation/use-target-path.ts'
import { SIDE_MENU } from './side-menu.tsx'

/** Closes open menus when a navigation to another path starts (specification, section 2). */
export function ClosedMenus() {
  const path = useTargetPath()
  const last = useRef(path)

  useEffect(() => {
    // Menus opened before hydration stay open.
    if (path === last.current) return
    last.current = path
    const sideMenu = document.getElementById(SIDE_MENU)
    if (sideMenu instanceof HTMLDialogElement) sideMenu.close()
    for (const popover of document.querySelectorAll<HTMLElement>('header :popover-open'))
      popover.hidePopover()
  }, [path])

  return null
}
