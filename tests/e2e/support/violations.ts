import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type Violation = { id: string; where: string[] }

/** What axe has to say of a page as it is now, or of the part of it that a selector names: each rule with its elements. */
export async function violationsOn(page: Page, part: { only?: string; except?: string } = {}) {
  const axe = new AxeBuilder({ page })
    // What passes is not described, and the answer is not carried to a page of its own: what is found stays the same, at a
    // fifth of the time. No frame of ours is of another origin, which is what the second is for.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (part.only) axe.include(part.only)
  if (part.except) axe.exclude(part.except)
  const { violations } = await axe.analyze()

  return violations.map(({ id, nodes }): Violation => ({ id, where: nodes.map(({ html }) => html) }))
}
