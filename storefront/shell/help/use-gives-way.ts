import { useEffect, useState } from 'react'

/** A finger that trembles scrolls nowhere. */
const TREMOR_PX = 8

/** True while one scrolls on down a page, until one scrolls back up or is at its head again. */
export function useGivesWay(): boolean {
  const [away, setAway] = useState(false)

  useEffect(() => {
    let last = scrollY
    // The scroll that brought this code is over by now.
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
