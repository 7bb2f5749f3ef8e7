import { useEffect, useState } from 'react'

/** From the top of what is seen without an end: a jump from above the element to below it is a change as well. */
const ALL_BELOW = '0px 0px 1000000px 0px'

/** True while the element of that id lies above what is seen; false on the server, and where there is none. */
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
