import type { IconDrawing } from './draw-icon.ts'
import { askPictureProcess } from './picture-process.ts'

/** Draws a logo as a PNG in the picture process, see `drawIcon`. Throws `PicturesBusy`. */
export async function drawnIcon(drawing: IconDrawing): Promise<Uint8Array> {
  const { icon, failure } = await askPictureProcess({ work: 'icon', ...drawing })
  if (!icon) throw new Error(`An icon could not be drawn: ${failure}`)

  return icon
}
