import type * as z from 'zod'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { WORK_ORDER_MAIL } from './work-order-mail.ts'

/** Writes to the owner of an instrument. */
export async function sendWorkOrderMail(
  _context: JobContext,
  _mail: z.infer<typeof WORK_ORDER_MAIL.data>,
): Promise<void> {}
