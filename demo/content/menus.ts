import type { MenuDraft } from '#contract/content/content-input.ts'
import { footerMenus } from './menus/footer-menus.ts'
import { homeMenus } from './menus/home-menus.ts'
import { mainMenu } from './menus/main-menu.ts'

/**
 * All menus of the demonstration store. `pictureOf` returns the URL of the picture of a first-level category, or null.
 */
export function menus(pictureOf: (caminho: string) => string | null = () => null): MenuDraft[] {
  return [mainMenu(pictureOf), ...footerMenus, ...homeMenus]
}
