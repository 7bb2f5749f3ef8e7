import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a client navigation, moves the focus to the new page's heading and announces its title, as a full page load
 * does.
 */
export function PageFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('conteudo')
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? main
    target?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  )
}
