import { implement } from '@orpc/server'
import { paymentAccounts } from '#contract/settings/payment-accounts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeAccount } from './editing/change-account.ts'
import { checkAccount, registerWebhook } from './editing/check-account.ts'
import { createAccount } from './editing/create-account.ts'
import { listAccounts } from './editing/list-accounts.ts'
import { removeAccount } from './editing/remove-account.ts'
import { replaceKeys } from './editing/replace-keys.ts'
import { sortAccounts } from './editing/sort-accounts.ts'

const api = implement(paymentAccounts).$context<RequestContext>()

export const paymentAccountsRoutes = {
  list: api.list.handler(({ context }) => listAccounts(context)),
  create: api.create.handler(({ context, input }) => createAccount(context, input)),
  change: api.change.handler(({ context, input }) => changeAccount(context, input)),
  replaceKeys: api.replaceKeys.handler(({ context, input }) => replaceKeys(context, input)),
  check: api.check.handler(({ context, input }) => checkAccount(context, input)),
  registerWebhook: api.registerWebhook.handler(({ context, input }) => registerWebhook(context, input)),
  sort: api.sort.handler(({ context, input }) => sortAccounts(context, input)),
  remove: api.remove.handler(({ context, input }) => removeAccount(context, input)),
}
