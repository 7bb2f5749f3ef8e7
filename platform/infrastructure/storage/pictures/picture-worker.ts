import { setPriority } from 'node:os'
import sharp from 'sharp'
import { localStorage } from '../local.ts'
import { derivePicture, type PictureOrder } from './derive-picture.ts'
import { type Redrawing, type RedrawnPicture, redraw } from './redraw.ts'

/**
 * A process of its own that reads pictures and makes sizes of them, so that neither the memory nor the processor time of it is
 * the server's. It is told what to make by messages and answers each with its number. It ends when its parent does, and when
 * it holds more memory than pictures are worth.
 */
export type PictureWork =
  | ({ work: 'derive'; folder: string } & PictureOrder)
  | ({ work: 'redraw' } & Redrawing)
export type PictureTask = PictureWork & { id: number }
export type PictureAnswer = { id: number; failure?: string; found?: boolean; picture?: RedrawnPicture }

/** In bytes; two photos of the largest kind fit. */
const MAX_MEMORY = 800_000_000

const LOOK_MS = 25

/** What a breach of it ends with: no code that a signal has. */
const OUT_OF_MEMORY = 12

/** Nicer than the server: pages come first. */
setPriority(10)
sharp.cache(false)

process.on('message', async (task: PictureTask) => {
  try {
    answer({ id: task.id, ...(await perform(task)) })
  } catch (error) {
    answer({ id: task.id, failure: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(OUT_OF_MEMORY)
}, LOOK_MS).unref()

async function perform(task: PictureTask): Promise<Omit<PictureAnswer, 'id'>> {
  return task.work === 'derive'
    ? { found: await derivePicture(localStorage(task.folder), task) }
    : { picture: await redraw(task) }
}

/** A parent that has just gone needs no answer any more. */
function answer(done: PictureAnswer) {
  process.send?.(done, (error: Error | null) => {
    if (error) process.exit(0)
  })
}
