import { useEffect, useState } from 'react'

/** How long to wait for an idle browser before running anyway (specification, section 4). */
const IDLE_TIMEOUT_MS = 2000

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks: a short timeout lets the page load first.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_TIMEOUT_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })

  return () => cancelIdleCallback(handle)
}

/** False on the server and while the page loads; true once the browser was idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])

  return idle
}
