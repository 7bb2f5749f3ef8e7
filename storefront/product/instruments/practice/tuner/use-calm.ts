import { useEffect, useRef, useState } from 'react'

/** How often a screen reader hears where the pitch is: each change would drown the string. */
const CALM_MS = 2_000

/** A text that changes all the time, as it is every two seconds. */
export function useCalm(text: string): string {
  const [calm, setCalm] = useState('')
  const latest = useRef(text)
  latest.current = text
  useEffect(() => {
    const timer = setInterval(() => setCalm(latest.current), CALM_MS)
    return () => clearInterval(timer)
  }, [])

  return calm
}
