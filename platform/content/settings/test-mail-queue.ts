import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const TestMail = z.object({ nome: z.string(), email: z.string() })

/** A mail to whoever configured the store's mail, to check that it arrives. */
export const TEST_MAIL: Pick<JobRequest<z.infer<typeof TestMail>>, 'name' | 'data'> = {
  name: 'content.send-test-mail',
  data: TestMail,
}
