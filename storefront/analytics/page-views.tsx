import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useShop } from '../rendering/browser/api.ts'
import { COUNTED, startTracking, track } from './track.ts'

/** A page left before this time was not viewed (specification, section 4). */
const VIEWED_MS = 250

/** Counts page views, 250 ms after each change of route. */
export function PageViews() {
  const { pathname, search } = useLocation()
  const appToken = useShop()?.appToken
  const first = useRef(true)

  useEffect(() => (appToken === undefined ? undefined : startTracking(appToken)), [appToken])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every address is a view of its own
  useEffect(() => {
    const timer = setTimeout(() => {
      track({ nome: 'page_view', entrada: first.current && comesFromElsewhere() })
      first.current = false
      if (location.hash.startsWith(COUNTED)) void relayCounted()
    }, VIEWED_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])

  return null
}

/** Few pages come after a form whose action has counted something. */
async function relayCounted() {
  const code = await import('./relay-counted.ts')
  code.relayCounted()
}

/** Pages reached from within the shop do not count as visits. */
function comesFromElsewhere(): boolean {
  return URL.parse(document.referrer)?.origin !== location.origin
}
