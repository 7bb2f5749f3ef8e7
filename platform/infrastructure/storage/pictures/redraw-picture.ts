import { askPictureProcess } from './picture-process.ts'
import type { Redrawing, RedrawnPicture } from './redraw.ts'

/** Of bytes that are no picture the store can use. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

/** Makes a picture anew, as `redraw` says, in the process that does so. Throws `NoPicture` and `PicturesBusy`. */
export async function redrawPicture(request: Redrawing): Promise<RedrawnPicture> {
  const { picture, failure } = await askPictureProcess({ work: 'redraw', ...request })
  if (!picture) throw new NoPicture(failure ?? 'There was no answer.')

  return picture
}
