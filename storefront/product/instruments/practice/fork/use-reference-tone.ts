import { useEffect, useRef, useState } from 'react'
import { playTone } from './reference-tone.ts'

/**
 * One tone at a time: `playing` is its frequency, or null. It ends when `tuning` changes, whose notes it is one of. The
 * browser's sound is opened by the first tone.
 */
export function useReferenceTone(tuning: string) {
  const context = useRef<AudioContext>(undefined)
  const silence = useRef<() => void>(undefined)
  const [playing, setPlaying] = useState<number | null>(null)

  function stop() {
    silence.current?.()
    silence.current = undefined
    setPlaying(null)
  }

  function toggle(hertz: number) {
    stop()
    if (hertz === playing) return
    context.current ??= new AudioContext()
    void context.current.resume()
    silence.current = playTone(context.current, hertz)
    setPlaying(hertz)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stop` has no state of its own
  useEffect(() => stop, [tuning])
  useEffect(() => () => void context.current?.close(), [])

  return { playing, toggle }
}
