import { implement } from '@orpc/server'
import { mailServer } from '#contract/settings/mail-server.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getMailServer } from './server/get-mail-server.ts'
import { removeMailServer } from './server/remove-mail-server.ts'
import { saveMailServer } from './server/save-mail-server.ts'

const api = implement(mailServer).$context<RequestContext>()

export const mailServerRoutes = {
  get: api.get.handler(({ context }) => getMailServer(context)),
  save: api.save.handler(({ context, input }) => saveMailServer(context, input)),
  remove: api.remove.handler(({ context }) => removeMailServer(context)),
}
