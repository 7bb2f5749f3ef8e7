import type { MenuItem } from '#contract/content/content.ts'
import { apiGet } from '#storefront/rendering/browser/api.ts'
import { menuLinks } from '../menu/menu-link.ts'
import type { Help } from './default-help.ts'
import { helpOf } from './to-help.ts'

let requested = false

/** Loads the merchant's help menu, once per page load. A failure is logged and `show` is not called. */
export async function loadHelp(appToken: string, show: (help: Help) => void): Promise<void> {
  if (requested) return
  requested = true
  try {
    const path = '/v2/front/struct/menus/help-popup'
    const { menu } = await apiGet<{ menu: MenuItem[] }>(path, { appToken })
    if (menu.length > 0) show(helpOf(menuLinks(menu)))
  } catch (error) {
    console.error('The help menu could not be read.', error)
  }
}
