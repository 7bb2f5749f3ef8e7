import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOn } from './violations.ts'

/** Axe has nothing to say of a part of the page as it is now. */
export async function clean(page: Page, part: string) {
  expect(await violationsOn(page, { only: part })).toEqual([])
}

/** Waits until a part is there and moves no more: colours that still fade are no colours to judge. */
export async function settled(part: Locator) {
  await expect(part).toBeVisible()
  await part.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null))),
  )
}
