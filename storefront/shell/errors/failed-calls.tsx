import { lazy, Suspense, useEffect, useState } from 'react'
import { API_ERROR, type ApiFailure, useShop } from '#storefront/rendering/browser/api.ts'

/** Loaded only for the store's operators. */
const FailureList = lazy(async () => ({ default: (await import('./failure-list.tsx')).FailureList }))

/**
 * The failed calls of this page, for the store's operators. Only if the address requests it and the server allows it
 * (specification, section 8).
 */
export function FailedCalls() {
  const debug = useShop()?.debug === true
  const [failures, setFailures] = useState<ApiFailure[]>([])

  useEffect(() => {
    if (!debug) return
    function note(event: Event) {
      if (event instanceof CustomEvent) setFailures((before) => [...before, event.detail])
    }

    window.addEventListener(API_ERROR, note)
    return () => window.removeEventListener(API_ERROR, note)
  }, [debug])

  if (failures.length === 0) return null

  return (
    <Suspense>
      <FailureList failures={failures} />
    </Suspense>
  )
}
