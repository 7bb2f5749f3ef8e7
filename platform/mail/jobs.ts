import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { templateOf } from './mail-list.ts'
import { purgeSent } from './purge-sent.ts'
import { SAMPLE_MAIL } from './texts/sample-mail-queue.ts'
import { samplePicture } from './texts/sample-picture.ts'
import { sampleMails } from './texts/samples.ts'

const sampleMail: JobRequest<{ modelo: string; nome: string; email: string }> = {
  ...SAMPLE_MAIL,
  async run({ db, mail, storeUrl, idTarefa }, { modelo, ...to }) {
    const name = templateOf(modelo)
    // A mail that the store no longer has is no longer of interest.
    if (!name) return
    const samples = sampleMails(storeUrl, await samplePicture(db))
    await mail.send(name, samples[name], { id: idTarefa, to })
  },
}

export const mailJobs: Job[] = [
  { name: 'mail.purge-sent', schedule: '50 3 * * *', run: purgeSent },
  sampleMail,
]
