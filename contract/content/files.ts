import * as z from 'zod'
import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import { adminCall } from '../admin-call.ts'

const call = adminCall('files')

const MEGABYTE = 1024 * 1024

/** A stored sound or video: products refer to it by `arquivo`. */
const UploadedMedia = z.object({
  arquivo: z.string(),
  segundos: z.number().positive(),
  bytes: z.int().positive(),
})

export const files = {
  /**
   * Accepts a PDF of up to 20 MB as `multipart/form-data`. Only letters and digits of its name are preserved; products
   * refer to it by `arquivo`. Refuses `CamposInvalidos` for anything but a PDF.
   */
  upload: call('POST', '/files', 'Envia um manual ou outro arquivo em PDF', 'catalogo.editar')
    .input(z.object({ arquivo: z.file().max(20 * MEGABYTE) }))
    .output(z.object({ arquivo: z.string() })),

  /**
   * Accepts an MP3, M4A (AAC), Ogg (Opus, Vorbis), WebM or WAV of up to 5 MB and 2 minutes as `multipart/form-data`, by its
   * bytes, and stores it unchanged. Refuses `CamposInvalidos` for anything else.
   */
  uploadSound: call('POST', '/sounds', 'Envia um som', 'catalogo.editar')
    .input(z.object({ arquivo: z.file().max(MEDIA_LIMITS.somMegabytes * MEGABYTE) }))
    .output(UploadedMedia),

  /**
   * Accepts an MP4 (H.264) or WebM of up to 40 MB as `multipart/form-data`, by its bytes, and stores it unchanged. Refuses
   * `CamposInvalidos` for anything else.
   */
  uploadVideo: call('POST', '/videos', 'Envia um vídeo', 'catalogo.editar')
    .input(z.object({ arquivo: z.file().max(MEDIA_LIMITS.videoMegabytes * MEGABYTE) }))
    .output(UploadedMedia),
}

export type UploadedMedia = z.infer<typeof UploadedMedia>
