import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { sampleMail, templateOf } from './mails.ts'
import { purgeSent } from './purge-sent.ts'
import { SAMPLE_MAIL } from './texts/sample-mail-queue.ts'
import { samplePicture } from './texts/sample-picture.ts'

const sendSample: JobRequest<{ modelo: string; nome: string; email: string }> = {
  ...SAMPLE_MAIL,
  async run({ db, mail, storeUrl, idTarefa }, { modelo, ...to }) {
    const name = templateOf(modelo)
    // The mail may have been removed since the job was queued.
    if (!name) return
    await mail.send(name, sampleMail(name, storeUrl, await samplePicture(db)), { id: idTarefa, to })
  },
}

export const mailJobs: Job[] = [
  { name: 'mail.purge-sent', schedule: '50 3 * * *', run: purgeSent },
  sendSample,
]
