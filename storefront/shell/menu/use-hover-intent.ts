import { type PointerEvent, useEffect, useRef } from 'react'

/** Long enough to cross an entry on the way to something else, short enough to feel at once. */
const OPEN_MS = 120

/** On the way down into what is open, neighbours are only crossed. */
const CROSS_MS = 320

/** Who slips off the edge may come back. */
const CLOSE_MS = 260

/** Steeper than this is downwards: what opens is as wide as the page, so its far corners are reached at a flat angle. */
const DOWNWARDS = 0.2

/**
 * Opens an entry when the mouse rests on it, not when it passes. `point` belongs on each entry (null: nothing to open there),
 * `track` on what holds them all, for the direction of the mouse. Fingers and pens have the buttons.
 */
export function useHoverIntent(open: number | null, setOpen: (entry: number | null) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef({ x: 0, y: 0 })
  const downwards = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(ms: number, entry: number | null) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(entry), ms)
  }

  return {
    point(event: PointerEvent, entry: number | null) {
      if (event.pointerType === 'mouse') after(open !== null && downwards.current ? CROSS_MS : OPEN_MS, entry)
    },
    leave(event: PointerEvent) {
      if (event.pointerType === 'mouse') after(CLOSE_MS, null)
    },
    track({ clientX, clientY }: PointerEvent) {
      downwards.current = clientY - last.current.y > Math.abs(clientX - last.current.x) * DOWNWARDS
      last.current = { x: clientX, y: clientY }
    },
    /** What was pointed at before no longer counts. */
    forget: () => clearTimeout(timer.current),
  }
}
