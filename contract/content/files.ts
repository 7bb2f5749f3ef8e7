import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('files')

export const files = {
  /**
   * Accepts a PDF of up to 20 MB as `multipart/form-data`. Only letters and digits of its name are preserved; products
   * refer to it by `arquivo`. Refuses `CamposInvalidos` for anything but a PDF.
   */
  upload: call('POST', '/files', 'Envia um manual ou outro arquivo em PDF', 'catalogo.editar')
    .input(z.object({ arquivo: z.file().max(20 * 1024 * 1024) }))
    .output(z.object({ arquivo: z.string() })),
}
