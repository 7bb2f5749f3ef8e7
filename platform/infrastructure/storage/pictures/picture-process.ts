import { workProcess } from '#platform/infrastructure/processes/work-process.ts'
import type { PictureResult, PictureWork } from './picture-worker.ts'

/** The one process that reads and creates pictures. sharp itself uses several threads for each of two at a time. */
export const pictureProcess = workProcess<PictureWork, PictureResult>(
  new URL('./picture-worker.ts', import.meta.url),
  {
    atOnce: 2,
    maxWaiting: 500,
    // A task that takes longer is probably malicious: drawings can be, and only killing the process stops those. The
    // largest photo takes a second or two, but more than twelve on a weak machine that is busy with other things.
    deadlineMs: 20_000,
  },
)
