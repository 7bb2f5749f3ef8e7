import type { MouseEvent } from 'react'
import { consentReview } from './consent.ts'

/** Opens the question of consent again; without JavaScript it leads to the page that tells of it. */
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
