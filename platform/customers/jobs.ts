import type { Job } from '#platform/infrastructure/jobs/job.ts'
import {
  sendAccessJob,
  sendAccountDeletedJob,
  sendEmailChangedJob,
  sendEmailChangeJob,
  sendLoginTriesJob,
  sendPasswordChangedJob,
  sendSignUpJob,
} from './account-jobs.ts'
import { purgeAccess } from './auth/purge-access.ts'
import { expireSessions } from './sessions/expire-sessions.ts'
import { sendTeachingAnswerJob } from './teaching/mail/send-teaching-answer.ts'
import { purgeClassLists } from './teaching/personal-teaching.ts'

export const customersJobs: Job[] = [
  sendSignUpJob,
  sendAccessJob,
  sendLoginTriesJob,
  sendPasswordChangedJob,
  sendEmailChangeJob,
  sendEmailChangedJob,
  sendAccountDeletedJob,
  sendTeachingAnswerJob,
  { name: 'customers.purge-access', schedule: '20 * * * *', run: purgeAccess },
  { name: 'customers.expire-sessions', schedule: '30 4 * * *', run: expireSessions },
  { name: 'customers.purge-class-lists', schedule: '35 4 * * *', run: purgeClassLists },
]
