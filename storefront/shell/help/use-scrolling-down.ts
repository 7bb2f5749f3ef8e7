import { useEffect, useState } from 'react'

/** Smaller movements, as of a trembling finger, do not count as scrolling. */
const TREMOR_PX = 8

/** True while the visitor scrolls down, until they scroll up or reach the top. */
export function useScrollingDown(): boolean {
  const [away, setAway] = useState(false)

  useEffect(() => {
    let last = scrollY
    // The visitor may have scrolled before this code was loaded.
    setAway(last > TREMOR_PX)
    function follow() {
      if (Math.abs(scrollY - last) < TREMOR_PX && scrollY > 0) return
      setAway(scrollY > last)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })

    return () => removeEventListener('scroll', follow)
  }, [])

  return away
}
