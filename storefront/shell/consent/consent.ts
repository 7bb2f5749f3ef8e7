import { createStore } from '#storefront/rendering/browser/store.ts'
import { CONSENT_VERSION, type Consent, type Decision, parseDecision } from './parse-decision.ts'

const KEY = 'lira:consentimento'

/**
 * The visitor's consent. Null means that the question is not answered (or no longer: after twelve months, or since the
 * text changed), and nothing is allowed. In the browser it is initialized from storage.
 */
export const consentStore = createStore<Consent | null>(null)

/** Whether the visitor wants to see the question again. */
export const consentReview = createStore(false)

if (typeof document !== 'undefined') consentStore.set(storedConsent())

/** Stores the visitor's decision, with its date and the version of the text. */
export function decideConsent(consent: Consent): void {
  const decision: Decision = { ...consent, data: new Date().toISOString(), versao: CONSENT_VERSION }
  try {
    localStorage.setItem(KEY, JSON.stringify(decision))
  } catch {
    // Without storage the question is asked again on the next visit.
  }
  consentStore.set(consent)
  consentReview.set(false)
}

function storedConsent(): Consent | null {
  try {
    return parseDecision(localStorage.getItem(KEY), Date.now())
  } catch {
    return null
  }
}
