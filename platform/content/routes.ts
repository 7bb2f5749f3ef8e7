import { implement } from '@orpc/server'
import { content } from '#contract/content/content.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getBanners } from './banners/get-banners.ts'
import { getHome } from './home/get-home.ts'
import { getFooterMenus } from './menus/footer-menus.ts'
import { getMenu } from './menus/get-menu.ts'
import { getPage } from './pages/get-page.ts'
import { getPopup } from './popups/get-popup.ts'
import { getSettings } from './settings/get-settings.ts'

const api = implement(content).$context<RequestContext>()

export const contentRoutes = api.router({
  banners: api.banners.handler(({ context, input }) => getBanners(context, input)),
  menu: api.menu.handler(({ context, input }) => getMenu(context, input)),
  footerMenus: api.footerMenus.handler(({ context }) => getFooterMenus(context)),
  popup: api.popup.handler(({ context, input }) => getPopup(context, input)),
  page: api.page.handler(({ context, input }) => getPage(context, input)),
  home: api.home.handler(({ context }) => getHome(context)),
  settings: api.settings.handler(({ context }) => getSettings(context)),
  ping: api.ping.handler(() => ({ sucesso: true })),
})
