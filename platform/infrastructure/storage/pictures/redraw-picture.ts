import { pictureProcess } from './picture-process.ts'
import type { Redrawing, RedrawnPicture } from './redraw.ts'

/** Thrown for bytes that are no picture that the shop accepts. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

/** Redraws a picture in the picture process, see `redraw`. Throws `NoPicture` and `ProcessBusy`. */
export async function redrawPicture(request: Redrawing): Promise<RedrawnPicture> {
  const { result, failure } = await pictureProcess.ask({ work: 'redraw', ...request })
  if (!result?.picture) throw new NoPicture(failure ?? 'There was no answer.')

  return result.picture
}
