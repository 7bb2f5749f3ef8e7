import { implement } from '@orpc/server'
import { content } from '#contract/content.ts'
import type { Visit } from '#platform/visit.ts'
import { getBanners } from './get-banners.ts'
import { getHome } from './get-home.ts'
import { getMenu } from './get-menu.ts'
import { getPage } from './get-page.ts'
import { getPopup } from './get-popup.ts'
import { getSettings } from './get-settings.ts'

const api = implement(content).$context<Visit>()

export const contentRoutes = api.router({
  banners: api.banners.handler(({ context, input }) => getBanners(context, input)),
  menu: api.menu.handler(({ context, input }) => getMenu(context, input)),
  popup: api.popup.handler(({ context, input }) => getPopup(context, input)),
  page: api.page.handler(({ context, input }) => getPage(context, input)),
  home: api.home.handler(({ context }) => getHome(context)),
  settings: api.settings.handler(({ context }) => getSettings(context)),
  ping: api.ping.handler(() => ({ sucesso: true })),
})
