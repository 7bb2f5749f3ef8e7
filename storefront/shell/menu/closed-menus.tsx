import { useEffect, useRef } from 'react'
import { useTargetPath } from '../navigation/use-target-path.ts'

/** Closes open menus when a navigation to another path starts (specification, section 2). */
export function ClosedMenus() {
  const path = useTargetPath()
  const last = useRef(path)

  useEffect(() => {
    // Menus opened before hydration stay open.
    if (path === last.current) return
    last.current = path
    for (const popover of document.querySelectorAll<HTMLElement>('header :popover-open'))
      popover.hidePopover()
  }, [path])

  return null
}
