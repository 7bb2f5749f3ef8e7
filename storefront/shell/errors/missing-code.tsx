import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** The window's event when a piece of a part's code could not be had; the name is Vite's. */
const PART_MISSING = 'vite:preloadError'

/** The same for the code of a page; `vite.config.ts` makes React Router say so. */
const PAGE_MISSING = 'page-code-missing'

const KEY = 'lira:recarregada'

/** At most one page load in this time (specification, sections 8 and 9). */
const PAUSE_MS = 60_000

/**
 * Code that can't be had, as after a new release, is loaded with its whole page: the one that somebody was going to, else
 * the one that is shown. If that happened a moment ago it did not help, and the error goes on to the error page.
 */
export function MissingCode() {
  const going = useNavigation().location

  useEffect(() => {
    function load(event: Event) {
      // What was only fetched ahead is missed by nobody.
      if (event.type === PAGE_MISSING && !going) return
      // Without a network the shown page has nothing to gain: late parts stay as they were written.
      if (!going && !navigator.onLine) return
      if (!mayLoadAnew()) return
      event.preventDefault()
      const here = location.pathname + location.search
      if (going && going.pathname + going.search !== here) location.assign(createPath(going))
      else location.reload()
    }

    window.addEventListener(PART_MISSING, load)
    window.addEventListener(PAGE_MISSING, load)
    return () => {
      window.removeEventListener(PART_MISSING, load)
      window.removeEventListener(PAGE_MISSING, load)
    }
  }, [going])

  return null
}

/** Answers whether a page may load itself anew, and notes that it did. Without a memory it may not: that could go round for ever. */
export function mayLoadAnew(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
