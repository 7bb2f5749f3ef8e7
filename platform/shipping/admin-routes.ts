import { implement } from '@orpc/server'
import { settings } from '#contract/settings/admin-settings.ts'
import { freightAccounts } from '#contract/settings/freight-accounts.ts'
import { freightMethods } from '#contract/settings/freight-methods.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeAccount, removeAccount } from './accounts/change-account.ts'
import { listAccounts } from './accounts/list-accounts.ts'
import { checkAccount, saveAccount } from './accounts/save-account.ts'
import { listFreight } from './freight-tables/admin-list-freight.ts'
import { importFreight } from './freight-tables/import-freight.ts'
import { changeMethod, createMethod, removeMethod } from './methods/change-methods.ts'
import { getMethod, listMethods } from './methods/list-methods.ts'

const api = implement(settings).$context<RequestContext>()
const accounts = implement(freightAccounts).$context<RequestContext>()
const methods = implement(freightMethods).$context<RequestContext>()

/** Freight routes of the panel's settings. */
export const freightRoutes = {
  freight: api.freight.handler(({ context }) => listFreight(context)),
  importFreight: api.importFreight.handler(({ context, input }) => importFreight(context, input)),
}

/** Routes of the ways to deliver that the merchant made by hand. */
export const freightMethodsRoutes = {
  list: methods.list.handler(({ context, input }) => listMethods(context, input)),
  get: methods.get.handler(({ context, input }) => getMethod(context, input)),
  create: methods.create.handler(({ context, input }) => createMethod(context, input)),
  save: methods.save.handler(({ context, input }) => changeMethod(context, input)),
  remove: methods.remove.handler(({ context, input }) => removeMethod(context, input)),
}

/** Routes of the store's accounts at Melhor Envio. */
export const freightAccountsRoutes = {
  list: accounts.list.handler(({ context }) => listAccounts(context)),
  save: accounts.save.handler(({ context, input }) => saveAccount(context, input)),
  change: accounts.change.handler(({ context, input }) => changeAccount(context, input)),
  check: accounts.check.handler(({ context, input }) => checkAccount(context, input)),
  remove: accounts.remove.handler(({ context, input }) => removeAccount(context, input)),
}
