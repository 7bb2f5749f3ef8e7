import { implement } from '@orpc/server'
import { settings } from '#contract/settings/admin-settings.ts'
import { hosting } from '#contract/settings/hosting.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeSettings } from './settings/change-settings.ts'
import { checkReach } from './settings/check-reach.ts'
import { findSenderRecords } from './settings/find-sender-records.ts'
import { readSettings } from './settings/read-settings.ts'
import { releaseLink } from './settings/release-link.ts'
import { testMail } from './settings/test-mail.ts'

const api = implement(settings).$context<RequestContext>()
const hostingApi = implement(hosting).$context<RequestContext>()

export const settingsRoutes = {
  get: api.get.handler(({ context }) => readSettings(context)),
  save: api.save.handler(({ context, input }) => changeSettings(context, input)),
  releaseLink: api.releaseLink.handler(({ context }) => releaseLink(context)),
  testMail: api.testMail.handler(({ context }) => testMail(context)),
}

export const hostingRoutes = {
  senderRecords: hostingApi.senderRecords.handler(({ context, input }) => findSenderRecords(context, input)),
  reach: hostingApi.reach.handler(({ context, input }) => checkReach(context, input)),
}
