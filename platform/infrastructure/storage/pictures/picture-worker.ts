import sharp from 'sharp'
import { serveWork } from '#platform/infrastructure/processes/serve-work.ts'
import { openStorage, type StoragePlace } from '../open-storage.ts'
import { derivePicture, type PictureOrder } from './derive-picture.ts'
import { drawIcon, type IconDrawing } from './draw-icon.ts'
import { type Redrawing, type RedrawnPicture, redraw } from './redraw.ts'

// Reads pictures and creates their sizes, in a process of its own.

export type PictureWork =
  | ({ work: 'derive'; place: StoragePlace } & PictureOrder)
  | ({ work: 'redraw' } & Redrawing)
  | ({ work: 'icon' } & IconDrawing)
export type PictureResult = {
  found?: boolean
  picture?: RedrawnPicture
  icon?: Uint8Array
}

/** In bytes; enough for two photos of the largest allowed size. */
const MAX_MEMORY = 800_000_000

sharp.cache(false)
serveWork(MAX_MEMORY, perform)

async function perform(task: PictureWork): Promise<PictureResult> {
  switch (task.work) {
    case 'derive':
      return { found: await derivePicture(await openStorage(task.place, 'fotos'), task) }
    case 'redraw':
      return { picture: await redraw(task) }
    case 'icon':
      return { icon: await drawIcon(task) }
  }
}
