import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { advanceExport } from './exports/advance-export.ts'
import { advanceImport } from './imports/advance-import.ts'
import { retryMissing } from './pictures/retry-missing.ts'
import { purgeTransfers } from './purge.ts'
import { ADVANCE_EXPORT, ADVANCE_IMPORT, REMOVE_FILES } from './queues.ts'
import { resumeTransfers } from './resume.ts'
import { removeFiles } from './stored/remove-files.ts'

type Named = { id: string }

const importing: JobRequest<Named> = { ...ADVANCE_IMPORT, run: advanceImport }
const exporting: JobRequest<Named> = { ...ADVANCE_EXPORT, run: advanceExport }
const removing: JobRequest<{ arquivos: string[] }> = { ...REMOVE_FILES, run: removeFiles }

export const transfersJobs: Job[] = [
  importing,
  exporting,
  removing,
  // Resumes what a stopped node left unfinished.
  { name: 'transfers.resume', schedule: '* * * * *', run: resumeTransfers },
  { name: 'transfers.retry-missing', schedule: '* * * * *', run: (context) => retryMissing(context) },
  { name: 'transfers.purge', schedule: '50 4 * * *', run: purgeTransfers },
]
