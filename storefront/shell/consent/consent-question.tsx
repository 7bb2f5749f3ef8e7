import { lazy, Suspense } from 'react'
import { useIdle } from '#storefront/rendering/browser/when-idle.ts'
import { consentReview, consentStore } from './consent.ts'

const ConsentCard = lazy(async () => ({ default: (await import('./consent-card.tsx')).ConsentCard }))

/**
 * Asks for consent once the page is idle, and when the visitor wants to change the decision. Never in the server's
 * HTML, since pages are cached for everyone.
 */
export function ConsentQuestion() {
  const idle = useIdle()
  const consent = consentStore.use()
  const review = consentReview.use()
  if (!idle || (consent !== null && !review)) return null

  return (
    <Suspense>
      <ConsentCard consent={consent} review={review} />
    </Suspense>
  )
}
