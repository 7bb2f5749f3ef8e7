import { implement } from '@orpc/server'
import { fiscal } from '#contract/orders/fiscal/fiscal.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getIssuing } from './account/get-issuing.ts'
import { saveIssuing } from './account/save-issuing.ts'
import { checkAccount, removeAccount, saveToken } from './account/save-token.ts'
import { issueReturn } from './events/issue-return.ts'
import { cancelNote, correctNote } from './events/register-event.ts'
import { resendNote } from './files/mail-note.ts'
import { noteFile } from './files/note-file.ts'
import { issueNote, retryNote } from './issue/issue-note.ts'
import { previewNote } from './issue/preview-note.ts'
import { listNotes } from './notes/list-notes.ts'
import { createRule, removeRule, saveRule } from './rules/change-rules.ts'
import { listRules } from './rules/list-rules.ts'

const api = implement(fiscal).$context<RequestContext>()

export const fiscalRoutes = {
  listRules: api.listRules.handler(({ context, input }) => listRules(context, input)),
  createRule: api.createRule.handler(({ context, input }) => createRule(context, input)),
  saveRule: api.saveRule.handler(({ context, input }) => saveRule(context, input)),
  removeRule: api.removeRule.handler(({ context, input }) => removeRule(context, input)),
  getIssuing: api.getIssuing.handler(({ context }) => getIssuing(context)),
  saveIssuing: api.saveIssuing.handler(({ context, input }) => saveIssuing(context, input)),
  saveToken: api.saveToken.handler(({ context, input }) => saveToken(context, input)),
  checkAccount: api.checkAccount.handler(({ context, input }) => checkAccount(context, input)),
  removeAccount: api.removeAccount.handler(({ context, input }) => removeAccount(context, input)),
  listNotes: api.listNotes.handler(({ context, input }) => listNotes(context, input)),
  previewNote: api.previewNote.handler(({ context, input }) => previewNote(context, input)),
  issueNote: api.issueNote.handler(({ context, input }) => issueNote(context, input)),
  issueReturn: api.issueReturn.handler(({ context, input }) => issueReturn(context, input)),
  retryNote: api.retryNote.handler(({ context, input }) => retryNote(context, input)),
  cancelNote: api.cancelNote.handler(({ context, input }) => cancelNote(context, input)),
  correctNote: api.correctNote.handler(({ context, input }) => correctNote(context, input)),
  noteFile: api.noteFile.handler(({ context, input }) => noteFile(context, input)),
  mailNote: api.mailNote.handler(({ context, input }) => resendNote(context, input)),
}
