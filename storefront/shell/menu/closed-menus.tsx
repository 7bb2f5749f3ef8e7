import { useEffect, useRef } from 'react'
import { useHeadedPath } from '../navigation/use-headed-path.ts'
import { SIDE_MENU } from './side-menu.tsx'

/** Going to another path closes the menus that lie over the page, as soon as one sets out (specification, section 2). */
export function ClosedMenus() {
  const path = useHeadedPath()
  const last = useRef(path)

  useEffect(() => {
    // What was opened before our code came stays open.
    if (path === last.current) return
    last.current = path
    const sideMenu = document.getElementById(SIDE_MENU)
    if (sideMenu instanceof HTMLDialogElement) sideMenu.close()
    for (const popover of document.querySelectorAll<HTMLElement>('header :popover-open'))
      popover.hidePopover()
  }, [path])

  return null
}
