import type { IconDrawing } from './draw-icon.ts'
import { pictureProcess } from './picture-process.ts'

/** Draws a logo as a PNG in the picture process, see `drawIcon`. Throws `ProcessBusy`. */
export async function drawnIcon(drawing: IconDrawing): Promise<Uint8Array> {
  const { result, failure } = await pictureProcess.ask({ work: 'icon', ...drawing })
  if (!result?.icon) throw new Error(`An icon could not be drawn: ${failure}`)

  return result.icon
}
