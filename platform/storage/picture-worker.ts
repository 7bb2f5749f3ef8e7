import { setPriority } from 'node:os'
import { derivePicture, type PictureOrder } from './derive-picture.ts'
import { localStorage } from './local.ts'

/**
 * A process of its own that makes picture sizes, so that neither the memory nor the processor time of it is the server's.
 * It is told what to make by messages and answers each with its number. It ends when its parent does.
 */
export type PictureJob = PictureOrder & { id: number }
export type PictureDone = { id: number; found: boolean; error?: string }

/** Nicer than the server: pages come first. */
setPriority(10)

const folder = process.argv[2]
if (!folder) throw new Error('Diga a pasta das imagens.')
const storage = localStorage(folder)

process.on('message', async (job: PictureJob) => {
  try {
    answer({ id: job.id, found: await derivePicture(storage, job) })
  } catch (error) {
    answer({ id: job.id, found: true, error: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))

/** A parent that has just gone needs no answer any more. */
function answer(done: PictureDone) {
  process.send?.(done, (error: Error | null) => {
    if (error) process.exit(0)
  })
}
