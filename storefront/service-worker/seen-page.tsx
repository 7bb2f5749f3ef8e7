import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reportSeen } from './register.ts'

/** How long a page must be shown before it counts as seen: by then everything it needs has loaded. */
const SEEN_MS = 1_500

/** Reports the pages seen to the service worker, so that they can be shown offline. */
export function SeenPage() {
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read from the window when the time has come
  useEffect(() => {
    const timer = setTimeout(() => reportSeen(location.href), SEEN_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])

  return null
}
