import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOn } from './violations.ts'

/** Checks a part of the page with axe in its current state. */
export async function clean(page: Page, part: string) {
  expect(await violationsOn(page, { only: part })).toEqual([])
}

/** Waits until a part is visible and its animations have finished: fading colours can't be judged. */
export async function settled(part: Locator) {
  await expect(part).toBeVisible()
  await part.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null))),
  )
}
