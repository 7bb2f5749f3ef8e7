import { implement } from '@orpc/server'
import { instruments } from '#contract/customers/instruments.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { addInstrument } from './add-instrument.ts'
import { changeInstrument } from './change-instrument.ts'
import { addStrings, removeStrings } from './change-strings.ts'
import { listInstruments } from './list-instruments.ts'
import { mergeInstruments } from './merge-instruments.ts'
import { leaveReminders } from './reminders/leave-reminders.ts'
import { removeInstrument } from './remove-instrument.ts'
import { takeOverInstrument } from './take-over-instrument.ts'

const api = implement(instruments).$context<RequestContext>()

export const instrumentsRoutes = api.router({
  list: api.list.handler(({ context }) => listInstruments(context)),
  add: api.add.handler(({ context, input }) => addInstrument(context, input)),
  merge: api.merge.handler(({ context, input }) => mergeInstruments(context, input)),
  takeOver: api.takeOver.handler(({ context, input }) => takeOverInstrument(context, input)),
  change: api.change.handler(({ context, input }) => changeInstrument(context, input)),
  remove: api.remove.handler(({ context, input }) => removeInstrument(context, input)),
  addStrings: api.addStrings.handler(({ context, input }) => addStrings(context, input)),
  removeStrings: api.removeStrings.handler(({ context, input }) => removeStrings(context, input)),
  leaveReminders: api.leaveReminders.handler(({ context, input }) => leaveReminders(context, input)),
})
