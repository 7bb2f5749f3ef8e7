import { askPictureProcess } from './picture-process.ts'
import type { Redrawing, RedrawnPicture } from './redraw.ts'

/** Thrown for bytes that are no picture that the shop accepts. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

/** Redraws a picture in the picture process, see `redraw`. Throws `NoPicture` and `PicturesBusy`. */
export async function redrawPicture(request: Redrawing): Promise<RedrawnPicture> {
  const { picture, failure } = await askPictureProcess({ work: 'redraw', ...request })
  if (!picture) throw new NoPicture(failure ?? 'There was no answer.')

  return picture
}
