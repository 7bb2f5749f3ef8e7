import { useEffect, useState } from 'react'

/** So long the browser may be busy before what waits comes anyway (specification, section 4). */
const IDLE_TIMEOUT_MS = 2000

/** Runs something once the browser has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks: there the page's load is given a moment.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_TIMEOUT_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })

  return () => cancelIdleCallback(handle)
}

/** False on the server and while the page comes; true from the browser's first rest on. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])

  return idle
}
