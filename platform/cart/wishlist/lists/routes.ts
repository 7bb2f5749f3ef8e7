import { implement } from '@orpc/server'
import { personalLists } from '#contract/cart/personal-lists.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { buyList, buySharedList } from './buy-list.ts'
import { moveListItem, putListItem, removeListItem } from './change-items.ts'
import { createList, deleteList, renameList, shareList, withdrawList } from './change-lists.ts'
import { getList, getSharedList, listChoice, listLists } from './read-lists.ts'

const api = implement(personalLists).$context<RequestContext>()

export const personalListsRoutes = api.router({
  list: api.list.handler(({ context }) => listLists(context)),
  choice: api.choice.handler(({ context, input }) => listChoice(context, input)),
  create: api.create.handler(({ context, input }) => createList(context, input)),
  get: api.get.handler(({ context, input }) => getList(context, input)),
  rename: api.rename.handler(({ context, input }) => renameList(context, input)),
  delete: api.delete.handler(({ context, input }) => deleteList(context, input)),
  put: api.put.handler(({ context, input }) => putListItem(context, input)),
  remove: api.remove.handler(({ context, input }) => removeListItem(context, input)),
  move: api.move.handler(({ context, input }) => moveListItem(context, input)),
  share: api.share.handler(({ context, input }) => shareList(context, input)),
  withdraw: api.withdraw.handler(({ context, input }) => withdrawList(context, input)),
  buy: api.buy.handler(({ context, input }) => buyList(context, input)),
  shared: api.shared.handler(({ context, input }) => getSharedList(context, input)),
  buyShared: api.buyShared.handler(({ context, input }) => buySharedList(context, input)),
})
