import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reportSeen } from './register.ts'

/** So long a page stays on the screen before it counts as seen: by then what it needs has been loaded. */
const SEEN_MS = 1_500

/** Tells the service worker which pages were seen, so that they can be read again without a network. */
export function SeenPage() {
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read from the window when the time has come
  useEffect(() => {
    const timer = setTimeout(() => reportSeen(location.href), SEEN_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])

  return null
}
