import * as z from 'zod'
import { PICTURE_HASH } from '#domain/urls/picture-url.ts'
import { adminCall } from '../admin-call.ts'
import { Picture } from '../picture.ts'

const call = adminCall('pictures')

/** A stored picture: products, banners and pages refer to it by `arquivo`. */
export const StoredPicture = Picture.omit({ alt: true }).extend({ arquivo: z.string() })

/** 20 MB. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024

const Pixels = z.coerce.number().int().nonnegative().max(20_000)

export const pictures = {
  /**
   * Accepts a JPEG, PNG, WebP, AVIF or SVG of up to 20 MB and 50 million pixels as `multipart/form-data`, and
   * re-encodes it: metadata and file name are discarded. Refuses `CamposInvalidos` for anything but a picture.
   */
  upload: call('POST', '/pictures', 'Envia uma imagem', 'catalogo.editar')
    .input(z.object({ arquivo: z.file().max(MAX_PICTURE_BYTES) }))
    .output(StoredPicture),

  /** Crops a stored picture, in its pixels, to a new one; the original stays. */
  crop: call('POST', '/pictures/{arquivo}/crop', 'Recorta uma imagem', 'catalogo.editar')
    .input(
      z.object({
        arquivo: z.string().regex(PICTURE_HASH),
        x: Pixels,
        y: Pixels,
        largura: Pixels.min(1),
        altura: Pixels.min(1),
      }),
    )
    .output(StoredPicture),
}

export type StoredPicture = z.infer<typeof StoredPicture>
