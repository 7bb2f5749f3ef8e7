import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What a page fetches for itself is there by then, or it is not worth a jump any more. */
const TIMEOUT_MS = 3000

/** Where each entry of the history was left, in pixels from the top. */
const places = new Map<string, number>()

/**
 * Leads back and forward to the place that was left also where React Router can't: on pages that were longer than they are
 * when they come back, since they fetch their end only when it is wanted. Whoever scrolls in the meantime has the say.
 */
export function PagePlace() {
  const { key } = useLocation()
  const type = useNavigationType()

  // Before the browser tells of a place that the shorter page forced on us.
  useLayoutEffect(() => {
    const place = type === 'POP' ? places.get(key) : undefined
    const stop = place === undefined ? undefined : restoreScroll(place)
    const note = () => void places.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })

    return () => {
      stop?.()
      window.removeEventListener('scroll', note)
    }
  }, [key, type])

  return null
}

/** Scrolls down as the page grows, until the place is reached; what comes back gives up. */
function restoreScroll(place: number): () => void {
  const growth = new ResizeObserver(go)
  const timer = setTimeout(giveUp, TIMEOUT_MS)
  const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  for (const act of acts) window.addEventListener(act, giveUp, { once: true, passive: true })
  growth.observe(document.body)

  return giveUp

  function go() {
    window.scrollTo(0, place)
    if (window.scrollY >= place - 1) giveUp()
  }

  function giveUp() {
    growth.disconnect()
    clearTimeout(timer)
    for (const act of acts) window.removeEventListener(act, giveUp)
  }
}
