import { type RefObject, useCallback, useEffect, useState } from 'react'

/** A slide stays this long: enough to read its title twice. */
const STAY = 7000

/**
 * The slides of a scrolling row: which one is seen, turning them, and turning by themselves while `playing`. `hold` stops
 * them as long as the pointer or the focus is on them. Nothing moves by itself where less motion is asked for.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0)
  const [canPlay, setCanPlay] = useState(true)
  const [paused, setPaused] = useState(false)
  const [held, hold] = useState(false)
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
    if (!playing || held || count < 2) return
    const timer = setInterval(() => document.hidden || turn(1), STAY)

    return () => clearInterval(timer)
  }, [playing, held, count, turn])

  return { current, playing, canPlay, turn, toggle: () => setPaused(!paused), hold }
}
