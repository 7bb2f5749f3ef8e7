import { implement } from '@orpc/server'
import type { ClassList } from '#contract/customers/teaching/teaching.ts'
import { teaching } from '#contract/customers/teaching/teaching.ts'
import { applyForTeaching } from '#platform/customers/teaching/account/apply-for-teaching.ts'
import { getTeachingAccount } from '#platform/customers/teaching/account/get-teaching-account.ts'
import { addClassList } from '#platform/customers/teaching/lists/add-class-list.ts'
import { placeItem, removeItem } from '#platform/customers/teaching/lists/change-items.ts'
import { addPupils, removePupil } from '#platform/customers/teaching/lists/change-pupils.ts'
import { listClassLists } from '#platform/customers/teaching/lists/list-class-lists.ts'
import {
  moveClassList,
  removeClassList,
  renewLinks,
  saveClassList,
} from '#platform/customers/teaching/lists/save-class-list.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  addChosen,
  addFromCart,
  addFromList,
  addProduct,
  changeItem,
  changePupil,
} from './change-class-list.ts'
import { getClassList, getClassListProgress } from './read-class-list.ts'
import { takeForClass } from './take-for-class.ts'

const api = implement(teaching).$context<RequestContext>()

/** A teacher's account and lists; the lists show products, which the customers' module doesn't know. */
export const teachingRoutes = api.router({
  account: api.account.handler(({ context }) => getTeachingAccount(context)),
  apply: api.apply.handler(({ context, input }) => applyForTeaching(context, input)),
  lists: api.lists.handler(({ context }) => listClassLists(context)),
  addList: api.addList.handler(({ context, input }) => addClassList(context, input)),
  list: api.list.handler(({ context, input }) => getClassList(context, input)),
  takeForClass: api.takeForClass.handler(({ context, input }) => takeForClass(context, input)),
  progress: api.progress.handler(({ context, input }) => getClassListProgress(context, input)),
  saveList: api.saveList.handler(({ context, input }) => after(saveClassList, context, input)),
  moveList: api.moveList.handler(({ context, input }) => after(moveClassList, context, input)),
  removeList: api.removeList.handler(({ context, input }) => removeClassList(context, input)),
  renewLinks: api.renewLinks.handler(({ context, input }) => after(renewLinks, context, input)),
  addPupils: api.addPupils.handler(({ context, input }) => after(addPupils, context, input)),
  savePupil: api.savePupil.handler(({ context, input }) => after(changePupil, context, input)),
  removePupil: api.removePupil.handler(({ context, input }) => after(removePupil, context, input)),
  addItem: api.addItem.handler(({ context, input }) => after(addProduct, context, input)),
  addFromCart: api.addFromCart.handler(({ context, input }) => after(addFromCart, context, input)),
  addChosen: api.addChosen.handler(({ context, input }) => after(addChosen, context, input)),
  addFromList: api.addFromList.handler(({ context, input }) => after(addFromList, context, input)),
  placeItem: api.placeItem.handler(({ context, input }) => after(placeItem, context, input)),
  saveItem: api.saveItem.handler(({ context, input }) => after(changeItem, context, input)),
  removeItem: api.removeItem.handler(({ context, input }) => after(removeItem, context, input)),
})

/** Returns the list after a change of it. */
async function after<Input extends { id: string }>(
  change: (context: RequestContext, input: Input) => Promise<void>,
  context: RequestContext,
  input: Input,
): Promise<ClassList> {
  await change(context, input)

  return getClassList(context, input)
}
