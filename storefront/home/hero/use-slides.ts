import { type RefObject, useCallback, useEffect, useState } from 'react'

/** How long a slide is shown, in ms: enough to read its title twice. */
const SLIDE_MS = 7000

/**
 * The slides of a scrolling row: the current one, turning them, and automatic turning while `playing`. `hold` stops
 * them while the pointer or the focus is on them. Nothing moves automatically if the visitor prefers reduced motion.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0)
  const [canPlay, setCanPlay] = useState(true)
  const [paused, setPaused] = useState(false)
  const [isHovered, hold] = useState(false)
  const playing = canPlay && !paused

  const turn = useCallback(
    (step: 1 | -1) => {
      const row = track.current
      if (!row) return
      const seen = Math.round(row.scrollLeft / row.clientWidth)
      row.scrollTo({ left: ((seen + step + count) % count) * row.clientWidth })
    },
    [track, count],
  )

  useEffect(() => {
    const row = track.current
    if (!row) return
    const follow = () => setCurrent(Math.round(row.scrollLeft / row.clientWidth))
    row.addEventListener('scroll', follow, { passive: true })

    return () => row.removeEventListener('scroll', follow)
  }, [track])

  useEffect(() => setCanPlay(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  useEffect(() => {
    if (!playing || isHovered || count < 2) return
    const timer = setInterval(() => document.hidden || turn(1), SLIDE_MS)

    return () => clearInterval(timer)
  }, [playing, isHovered, count, turn])

  return { current, playing, canPlay, turn, toggle: () => setPaused(!paused), hold }
}
