import { implement } from '@orpc/server'
import { savedItems } from '#contract/cart/saved-items.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listSaved } from './list-saved.ts'
import { removeSaved } from './remove-saved.ts'
import { restoreSaved } from './restore-saved.ts'
import { saveForLater } from './save-for-later.ts'

const api = implement(savedItems).$context<RequestContext>()

export const savedItemsRoutes = api.router({
  list: api.list.handler(({ context }) => listSaved(context)),
  save: api.save.handler(({ context, input }) => saveForLater(context, input)),
  restore: api.restore.handler(({ context, input }) => restoreSaved(context, input)),
  remove: api.remove.handler(({ context, input }) => removeSaved(context, input)),
})
