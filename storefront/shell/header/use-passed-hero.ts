import { useEffect, useState } from 'react'

/** Whether the page is scrolled past the element marked `data-hero`; true at once if there is none. */
export function usePassedHero(home: boolean): boolean {
  const [passed, setPassed] = useState(false)

  useEffect(() => {
    if (!home) return
    const hero = document.querySelector('[data-hero]')
    if (!hero) return setPassed(true)
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      // The height of the header, which covers the top of the hero.
      rootMargin: '-64px 0px 0px',
    })
    observer.observe(hero)

    return () => observer.disconnect()
  }, [home])

  return passed
}
