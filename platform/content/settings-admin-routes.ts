import { implement } from '@orpc/server'
import { settings } from '#contract/admin/settings.ts'
import type { Visit } from '#platform/visit.ts'
import { changeSettings } from './admin/change-settings.ts'
import { readSettings } from './admin/read-settings.ts'
import { releaseLink } from './admin/release-link.ts'
import { testMail } from './admin/test-mail.ts'

const api = implement(settings).$context<Visit>()

export const settingsRoutes = {
  get: api.get.handler(({ context }) => readSettings(context)),
  save: api.save.handler(({ context, input }) => changeSettings(context, input)),
  releaseLink: api.releaseLink.handler(({ context }) => releaseLink(context)),
  testMail: api.testMail.handler(({ context }) => testMail(context)),
}
