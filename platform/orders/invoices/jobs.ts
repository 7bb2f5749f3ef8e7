import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { eraseExpiredFiles } from './files/erase-expired-files.ts'
import { mailNote } from './files/mail-note.ts'
import { advanceDueNotes, advanceNote } from './issue/advance-note.ts'
import { issuePaidOrder } from './issue/issue-paid-order.ts'
import { ADVANCE_NOTE, MAIL_NOTE, ORDER_PAID } from './queues.ts'

const issuePaidOrderJob: JobRequest<z.infer<typeof ORDER_PAID.data>> = { ...ORDER_PAID, run: issuePaidOrder }

const advanceNoteJob: JobRequest<z.infer<typeof ADVANCE_NOTE.data>> = { ...ADVANCE_NOTE, run: advanceNote }

const mailNoteJob: JobRequest<z.infer<typeof MAIL_NOTE.data>> = { ...MAIL_NOTE, run: mailNote }

export const fiscalJobs: Job[] = [
  issuePaidOrderJob,
  advanceNoteJob,
  mailNoteJob,
  { name: 'orders.advance-due-notes', schedule: '* * * * *', run: advanceDueNotes },
  { name: 'orders.erase-expired-files', schedule: '15 5 * * *', run: eraseExpiredFiles },
]
