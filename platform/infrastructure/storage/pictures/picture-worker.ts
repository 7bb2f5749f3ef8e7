import { setPriority } from 'node:os'
import sharp from 'sharp'
import { openStorage, type StoragePlace } from '../open-storage.ts'
import { derivePicture, type PictureOrder } from './derive-picture.ts'
import { drawIcon, type IconDrawing } from './draw-icon.ts'
import { type Redrawing, type RedrawnPicture, redraw } from './redraw.ts'

/**
 * A separate process that reads pictures and creates their sizes, so that it does not use the server's memory and
 * processor time. Tasks come as messages; each answer carries its task's number. It ends with its parent, and when it
 * uses more memory than `MAX_MEMORY`.
 */
export type PictureWork =
  | ({ work: 'derive'; place: StoragePlace } & PictureOrder)
  | ({ work: 'redraw' } & Redrawing)
  | ({ work: 'icon' } & IconDrawing)
export type PictureTask = PictureWork & { id: number }
export type PictureAnswer = {
  id: number
  failure?: string
  found?: boolean
  picture?: RedrawnPicture
  icon?: Uint8Array
}

/** In bytes; enough for two photos of the largest allowed size. */
const MAX_MEMORY = 800_000_000

const CHECK_MS = 25

/** Exit code after exceeding it: distinct from those of signals. */
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
}, CHECK_MS).unref()

async function perform(task: PictureTask): Promise<Omit<PictureAnswer, 'id'>> {
  switch (task.work) {
    case 'derive':
      return { found: await derivePicture(await openStorage(task.place, 'fotos'), task) }
    case 'redraw':
      return { picture: await redraw(task) }
    case 'icon':
      return { icon: await drawIcon(task) }
  }
}

/** Ignores errors: a parent that has just ended needs no answer. */
function answer(done: PictureAnswer) {
  process.send?.(done, (error: Error | null) => {
    if (error) process.exit(0)
  })
}
