import { useEffect, useState } from 'react'

/** Tells whether the page is scrolled past the element that is marked `data-hero`; at once true where there is none. */
export function usePassedHero(home: boolean): boolean {
  const [passed, setPassed] = useState(false)

  useEffect(() => {
    if (!home) return
    const hero = document.querySelector('[data-hero]')
    if (!hero) return setPassed(true)
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      // The header covers this much of what is still seen of the hero.
      rootMargin: '-64px 0px 0px',
    })
    observer.observe(hero)

    return () => observer.disconnect()
  }, [home])

  return passed
}
