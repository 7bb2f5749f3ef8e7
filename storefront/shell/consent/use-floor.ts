import { useEffect } from 'react'

/**
 * Sets `--floor` to the height that an element covers at the bottom of the screen, so that floating elements stay above
 * it and the focus is not scrolled below it.
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
