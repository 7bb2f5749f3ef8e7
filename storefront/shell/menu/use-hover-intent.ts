import { type PointerEvent, useEffect, useRef } from 'react'

/** Long enough to cross an entry on the way elsewhere, short enough to feel immediate (ms). */
const OPEN_MS = 120

/** On the way down into an open sheet, neighbouring entries are only crossed (ms). */
const CROSS_MS = 320

/** Allows for slipping off the edge and coming back (ms). */
const CLOSE_MS = 260

/**
 * A steeper movement counts as downwards. The sheet is as wide as the page, so its far corners are reached at a flat
 * angle.
 */
const DOWNWARDS = 0.2

/**
 * Opens an entry when the mouse rests on it, not when it passes over. Use `point` on each entry (null if it has no
 * sheet) and `track` on their container, for the direction of the mouse. Touch and pen use the buttons instead.
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
    /** Cancels a pending opening. */
    cancel: () => clearTimeout(timer.current),
  }
}
