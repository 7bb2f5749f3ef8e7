import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const SampleMail = z.object({ modelo: z.string(), nome: z.string(), email: z.string() })

/** A mail with invented data to who writes its texts. */
export const SAMPLE_MAIL: Pick<JobRequest<z.infer<typeof SampleMail>>, 'name' | 'data'> = {
  name: 'mail.send-sample',
  data: SampleMail,
}
