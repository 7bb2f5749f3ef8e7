import { useEffect, useState } from 'react'

/**
 * Extends the viewport downwards without end, so that a jump from above the element to below it counts as a change,
 * too.
 */
const ALL_BELOW = '0px 0px 1000000px 0px'

/** True while the element with that id is above the viewport; false on the server and if there is no such element. */
export function usePassed(id: string): boolean {
  const [passed, setPassed] = useState(false)

  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry) setPassed(!entry.isIntersecting)
      },
      { rootMargin: ALL_BELOW },
    )
    observer.observe(element)

    return () => observer.disconnect()
  }, [id])

  return passed
}
