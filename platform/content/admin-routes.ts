import { implement } from '@orpc/server'
import { content } from '#contract/content/admin-content.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeMail, getMail, listMails, previewMail, sendSample } from '#platform/mail/texts/edit-mails.ts'
import { appearanceAdminRoutes } from './appearance/admin-routes.ts'
import { getBannerGroup, listBannerGroups } from './banners/banner-groups.ts'
import { changeBannerGroup, createBannerGroup, removeBannerGroup } from './banners/change-banner-groups.ts'
import { changeHomeSections, getHomeSections } from './home/edit-home-sections.ts'
import { changeHelp, getHelp } from './menus/edit-help.ts'
import { changePage, createPage, orderPages, removePage } from './pages/change-pages.ts'
import { getPageToEdit, listPagesToEdit, previewPage } from './pages/pages-to-edit.ts'
import { changePopup, createPopup, removePopup } from './popups/change-popups.ts'
import { getPopupToEdit, listPopups } from './popups/popups-to-edit.ts'

const { banners, popups, pages, home, help, mails } = implement(content).$context<RequestContext>()

export const contentAdminRoutes = {
  appearance: appearanceAdminRoutes,
  banners: {
    list: banners.list.handler(({ context, input }) => listBannerGroups(context, input)),
    get: banners.get.handler(({ context, input }) => getBannerGroup(context, input)),
    create: banners.create.handler(({ context, input }) => createBannerGroup(context, input)),
    save: banners.save.handler(({ context, input }) => changeBannerGroup(context, input)),
    remove: banners.remove.handler(({ context, input }) => removeBannerGroup(context, input)),
  },
  popups: {
    list: popups.list.handler(({ context, input }) => listPopups(context, input)),
    get: popups.get.handler(({ context, input }) => getPopupToEdit(context, input)),
    create: popups.create.handler(({ context, input }) => createPopup(context, input)),
    save: popups.save.handler(({ context, input }) => changePopup(context, input)),
    remove: popups.remove.handler(({ context, input }) => removePopup(context, input)),
  },
  pages: {
    list: pages.list.handler(({ context }) => listPagesToEdit(context)),
    get: pages.get.handler(({ context, input }) => getPageToEdit(context, input)),
    create: pages.create.handler(({ context, input }) => createPage(context, input)),
    save: pages.save.handler(({ context, input }) => changePage(context, input)),
    remove: pages.remove.handler(({ context, input }) => removePage(context, input)),
    order: pages.order.handler(({ context, input }) => orderPages(context, input)),
    preview: pages.preview.handler(({ context, input }) => previewPage(context, input)),
  },
  home: {
    get: home.get.handler(({ context }) => getHomeSections(context)),
    save: home.save.handler(({ context, input }) => changeHomeSections(context, input)),
  },
  help: {
    get: help.get.handler(({ context }) => getHelp(context)),
    save: help.save.handler(({ context, input }) => changeHelp(context, input)),
  },
  mails: {
    list: mails.list.handler(({ context }) => listMails(context)),
    get: mails.get.handler(({ context, input }) => getMail(context, input)),
    save: mails.save.handler(({ context, input }) => changeMail(context, input)),
    preview: mails.preview.handler(({ context, input }) => previewMail(context, input)),
    test: mails.test.handler(({ context, input }) => sendSample(context, input)),
  },
}
