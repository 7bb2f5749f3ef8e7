import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const SampleMail = z.object({ modelo: z.string(), nome: z.string(), email: z.string() })

/** Sends a mail's sample to the person who edits its texts. */
export const SAMPLE_MAIL: Pick<JobRequest<z.infer<typeof SampleMail>>, 'name' | 'data'> = {
  name: 'mail.send-sample',
  data: SampleMail,
}
