import type { Page } from '@playwright/test'

type Sent = { nome: string; termo?: string }

/** The analytics events that a page sends from now on. */
export function sentEvents(page: Page): Sent[] {
  const events: Sent[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events')) events.push(...request.postDataJSON().eventos)
  })

  return events
}
