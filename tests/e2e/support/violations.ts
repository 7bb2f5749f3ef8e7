import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type Violation = { id: string; where: string[] }

/** Axe's violations on the current page, or in the part that a selector names: each rule with its elements. */
export async function violationsOn(page: Page, part: { only?: string; except?: string } = {}) {
  await renderAll(page)
  await settled(page)
  const axe = new AxeBuilder({ page })
    // Passed rules are not described, and results are not collected in a separate page: the same findings in a fifth of
    // the time. The legacy mode only misses frames of other origins: a payment provider's fields, which are not ours.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (part.only) axe.include(part.only)
  if (part.except) axe.exclude(part.except)
  const { violations } = await axe.analyze()

  return violations.map(({ id, nodes }): Violation => ({ id, where: nodes.map(({ html }) => html) }))
}

/**
 * Renders what the browser leaves out far from the screen (`content-visibility`): it overflows the place reserved for
 * it, and axe would measure its contrast on the page's background.
 */
async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
}

/**
 * Waits until transitions have ended: half-way through one, colours are neither those before nor those after, and axe
 * finds too little contrast. A new width starts them a frame later.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    // One that is replaced by another is rejected.
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
