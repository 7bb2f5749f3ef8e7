import { useEffect, useState } from 'react'

/** True while the element of that id lies above what is seen; false on the server, and where there is none. */
export function usePassed(id: string): boolean {
  const [passed, setPassed] = useState(false)

  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(element)

    return () => observer.disconnect()
  }, [id])

  return passed
}
