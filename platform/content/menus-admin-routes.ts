import { implement } from '@orpc/server'
import { menus } from '#contract/content/menus.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { createMenu } from './menus/create-menu.ts'
import { getMenuForm, listMenus, saveMenuForm } from './menus/edit-menus.ts'
import { removeMenu } from './menus/remove-menu.ts'

const api = implement(menus).$context<RequestContext>()

export const menusAdminRoutes = {
  list: api.list.handler(({ context }) => listMenus(context)),
  get: api.get.handler(({ context, input }) => getMenuForm(context, input)),
  create: api.create.handler(({ context, input }) => createMenu(context, input)),
  save: api.save.handler(({ context, input }) => saveMenuForm(context, input)),
  remove: api.remove.handler(({ context, input }) => removeMenu(context, input)),
}
