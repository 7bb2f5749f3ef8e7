import type { Page } from '@playwright/test'
import { CONSENT_VERSION, type Consent } from '#storefront/shell/consent/parse-decision.ts'

/** The browser's storage key of the answer. */
export const CONSENT_KEY = 'lira:consentimento'

const REFUSED: Consent = { estatistica: false, marketing: false }

/** Opens pages as a visitor who has answered the consent banner; by default with a refusal, just now. */
export async function answerConsent(page: Page, consent = REFUSED, versao = CONSENT_VERSION, agoMs = 0) {
  await page.addInitScript(
    ({ key, decision, ago }) => {
      if (localStorage.getItem(key) !== null) return
      const data = new Date(Date.now() - ago).toISOString()
      localStorage.setItem(key, JSON.stringify({ ...decision, data }))
    },
    { key: CONSENT_KEY, decision: { ...consent, versao }, ago: agoMs },
  )
}
