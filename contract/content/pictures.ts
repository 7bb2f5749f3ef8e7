import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { Picture } from '../picture.ts'

const call = adminCall('pictures')

/** A picture that the storage holds: `arquivo` is how products, banners and pages name it. */
const StoredPicture = Picture.omit({ alt: true }).extend({ arquivo: z.string() })

const Pixels = z.coerce.number().int().nonnegative().max(20_000)

export const pictures = {
  /**
   * Takes a JPEG, PNG, WebP, AVIF or SVG of up to 20 MB and 50 million pixels as `multipart/form-data`, and makes it anew from
   * what it shows: nothing else of the file is kept, its name neither. Refuses `CamposInvalidos` for what is no picture.
   */
  upload: call('POST', '/pictures', 'Envia uma imagem', 'catalogo.editar')
    .input(z.object({ arquivo: z.file().max(20 * 1024 * 1024) }))
    .output(StoredPicture),

  /** A part of a stored picture as a picture of its own, in pixels of the picture; the whole one stays. */
  crop: call('POST', '/pictures/{arquivo}/crop', 'Recorta uma imagem', 'catalogo.editar')
    .input(
      z.object({
        arquivo: z.string().regex(/^[0-9a-f]{24}$/),
        x: Pixels,
        y: Pixels,
        largura: Pixels.min(1),
        altura: Pixels.min(1),
      }),
    )
    .output(StoredPicture),
}

export type StoredPicture = z.infer<typeof StoredPicture>
