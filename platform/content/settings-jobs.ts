import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { TEST_MAIL } from './settings/test-mail-queue.ts'

const testMailJob: JobRequest<{ nome: string; email: string }> = {
  ...TEST_MAIL,
  run: ({ mail, idTarefa }, to) => mail.send('mail-test', { por: to.nome }, { id: idTarefa, to }),
}

export const settingsJobs: Job[] = [testMailJob]
