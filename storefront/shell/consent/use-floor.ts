import { useEffect } from 'react'

/**
 * Tells the page how much of its foot an element covers (`--floor`), so that what floats stands above it, and what the
 * focus reaches is scrolled clear of it.
 */
export function useFloor(element: { current: HTMLElement | null }) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const top = element.current?.getBoundingClientRect().top ?? innerHeight
      style.setProperty('--floor', `${Math.ceil(innerHeight - top)}px`)
    })
    if (element.current) observer.observe(element.current)

    return () => {
      observer.disconnect()
      style.removeProperty('--floor')
    }
  }, [element])
}
