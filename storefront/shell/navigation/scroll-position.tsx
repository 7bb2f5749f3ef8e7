import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Stops waiting for the page to grow after this time: a later jump would only disturb. */
const TIMEOUT_MS = 3000

/** The scroll position of each history entry, in pixels. */
const places = new Map<string, number>()

/**
 * Restores the scroll position after back and forward where React Router cannot: on pages that are shorter at first,
 * since they load their end on demand. Stops as soon as the visitor scrolls.
 */
export function ScrollPosition() {
  const { key } = useLocation()
  const type = useNavigationType()

  // A layout effect, so that it runs before the shorter page's own scroll event overwrites the stored position.
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

/** Scrolls as the page grows, until the position is reached. Returns a function that stops it. */
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
