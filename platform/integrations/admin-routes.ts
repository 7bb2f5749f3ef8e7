import { implement } from '@orpc/server'
import { integrations } from '#contract/panel/integrations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { deliverAgain, listDeliveries, testWebhook } from './deliveries.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'
import { changeWebhook, createWebhook, listWebhooks, removeWebhook } from './webhooks.ts'

const api = implement(integrations).$context<RequestContext>()

export const integrationsRoutes = {
  tokens: api.tokens.handler(({ context, input }) => listTokens(context, input)),
  createToken: api.createToken.handler(({ context, input }) => createToken(context, input)),
  revokeToken: api.revokeToken.handler(({ context, input }) => revokeToken(context, input)),
  webhooks: api.webhooks.handler(({ context }) => listWebhooks(context)),
  createWebhook: api.createWebhook.handler(({ context, input }) => createWebhook(context, input)),
  changeWebhook: api.changeWebhook.handler(({ context, input }) => changeWebhook(context, input)),
  removeWebhook: api.removeWebhook.handler(({ context, input }) => removeWebhook(context, input)),
  deliveries: api.deliveries.handler(({ context, input }) => listDeliveries(context, input)),
  deliverAgain: api.deliverAgain.handler(({ context, input }) => deliverAgain(context, input)),
  testWebhook: api.testWebhook.handler(({ context, input }) => testWebhook(context, input)),
}
