import { useEffect, useRef, useState } from 'react'
import { failureOf, type MicrophoneFailure, openMicrophone } from './open-microphone.ts'
import { type HeardAt, steadyPitch, withLook } from './steady-pitch.ts'

/** `hertz` is what is heard; null if nothing is. */
export type TunerState =
  | { situation: 'off' | 'starting' }
  | { situation: 'listening'; hertz: number | null }
  | { situation: 'failed'; failure: MicrophoneFailure }

/** Listens from the start until it is stopped, or until the page is left. */
export function useTuner() {
  const [state, setState] = useState<TunerState>({ situation: 'off' })
  const close = useRef<() => void>(undefined)
  const left = useRef(false)

  function stop() {
    close.current?.()
    close.current = undefined
    setState({ situation: 'off' })
  }

  async function start() {
    setState({ situation: 'starting' })
    let heard: HeardAt[] = []
    const onPitch = (hertz: number | null) => {
      heard = withLook(heard, hertz, performance.now())
      setState({ situation: 'listening', hertz: steadyPitch(heard) })
    }
    try {
      const opened = await openMicrophone({ onPitch, onEnd: stop })
      // Whoever left the page while the browser asked is not listened to.
      if (left.current) return opened()
      close.current = opened
      setState({ situation: 'listening', hertz: null })
    } catch (error) {
      setState({ situation: 'failed', failure: failureOf(error) })
    }
  }

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      close.current?.()
    }
  }, [])

  return { state, start, stop }
}
