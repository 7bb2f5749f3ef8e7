import type { MouseEvent } from 'react'
import { consentReview } from './consent.ts'

/** Reopens the consent question; without JavaScript it leads to the page about cookies. */
export function PreferencesLink({ className }: { className?: string | undefined }) {
  function review(event: MouseEvent) {
    event.preventDefault()
    consentReview.set(true)
  }

  return (
    <a href="/pagina/politica-de-cookies" className={className} onClick={review}>
      Preferências de cookies
    </a>
  )
}
